/** How much an element is magnified by `zoom` of what is around it: pixels of the window per pixel of its style. */
export const zoomOf = (element: Element): number => (element as Element & { currentCSSZoom?: number }).currentCSSZoom || 1
