// The static data of a game: its areas, cards, characters, options. Fetched once a page.

const fetched = new Map<string, Promise<unknown>>()

/** The catalogue of a game as the server describes it. */
export function catalogueOf<Catalogue = unknown>(game: string): Promise<Catalogue> {
  const known = fetched.get(game)
  if (known) return known as Promise<Catalogue>
  const loading = fetch(`/api/games/${encodeURIComponent(game)}`).then((answer) => {
    if (!answer.ok) throw new Error(`no catalogue of ${game}: ${answer.status}`)
    return answer.json() as Promise<Catalogue>
  })
  fetched.set(game, loading)
  loading.catch(() => fetched.delete(game))
  return loading
}
