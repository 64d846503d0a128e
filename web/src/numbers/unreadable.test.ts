import { describe, expect, it } from 'vitest'
import { toSend } from './numbering'

describe('a text that is no table', () => {
  it.each([
    ['{\n  "loot": {},\n}', 3, 1, '}'],
    ['{"loot": }', 1, 10, '{"loot": }'],
    ['{"hand_size": 3\n"loot": {}}', 2, 1, '"loot": {}}'],
    ['{"influence": [1, 2,, 3]}', 1, 21, '{"influence": [1, 2,, 3]}'],
    ["{'hand_size': 3}", 1, 2, "{'hand_size': 3}"],
    ['{"hand_size": 03}', 1, 16, '{"hand_size": 03}'],
    ['{"hand_size": 3} or so', 1, 18, '{"hand_size": 3} or so'],
    ['{"mansions": {"opera_house": {"limit": 7}', 1, 42, '{"mansions": {"opera_house": {"limit": 7}'],
    ['', 1, 1, ''],
  ])('says where it stops being JSON: %s', (text, line, column, wrong) => {
    expect(() => JSON.parse(text) as unknown).toThrow()
    expect(toSend(text, {})).toEqual({ unreadable: { line, column, wrong } })
  })
})

describe('a name that stands twice', () => {
  it.each(['{"ships": 20, "ships": 25}', '{"powers": {"7": 1, "\\u0037" : 2}}', '[{"a": 1, "b": {"a": 1}, "a": 2}]'])('is left for the server to name: %s', (text) => {
    expect(toSend(text, { ships: 20 })).toEqual({ text })
  })

  it.each(['{"ships": 20, "black_ships": 20}', '{"a": {"c": "a"}, "b": {"c": "}"}}', '["a", "a"]', '{"a": "a\\": 1", "b": "a"}'])('is none here: %s', (text) => {
    expect(toSend(` ${text} `, {})).toEqual({ text: JSON.stringify(JSON.parse(text)) })
  })
})
