import { describe, expect, it } from 'vitest'
import { rowOf, rowsOf, tied } from './standing'

const STANDING = [{ seat: 2, total: 7, pay: 9 }, { seat: 0, total: 4, pay: 0 }]

describe('who would be paid', () => {
  it('lists the ranked as they are paid, then those without influence without a rank', () => {
    expect(rowsOf(STANDING, 4)).toEqual([
      { seat: 2, rank: 1, total: 7, pay: 9 }, { seat: 0, rank: 2, total: 4, pay: 0 }, { seat: 1, rank: null, total: 0, pay: 0 }, { seat: 3, rank: null, total: 0, pay: 0 },
    ])
  })

  it('finds one player’s row', () => {
    expect(rowOf(STANDING, 0)).toMatchObject({ rank: 2, pay: 0 })
    expect(rowOf(STANDING, 3)).toMatchObject({ rank: null, total: 0 })
  })

  it('tells who is tied: nobody alone, nobody without influence', () => {
    const rows = rowsOf([{ seat: 2, total: 5, pay: 9 }, { seat: 0, total: 5, pay: 4 }, { seat: 3, total: 2, pay: 2 }], 6)
    expect(rows.filter((row) => tied(rows, row)).map(({ seat }) => seat)).toEqual([2, 0])
  })
})
