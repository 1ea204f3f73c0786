import { expect, test } from 'vitest'
import { sql } from './sql.ts'
import { unnest } from './unnest.ts'

const statement = (rows: Array<{ id: string; text: string | null }>) =>
  sql.typeAlias('none')`SELECT FROM ${unnest('n', rows, {
    id: ['uuid', ({ id }) => id],
    nth: ['int4', (_, index) => index],
    text: ['text', ({ text }) => text],
  })}`

test('rows become one array a column, in a text that is the same for any number of them', () => {
  const two = statement([
    { id: 'a', text: 'x' },
    { id: 'b', text: null },
  ])
  expect(two.sql.replaceAll(/\s+/g, ' ').replaceAll('slonik_', '')).toBe(
    'SELECT FROM unnest($1::"uuid"[], $2::"int4"[], $3::"text"[]) AS "n" ("id", "nth", "text")',
  )
  expect(two.values).toEqual([
    ['a', 'b'],
    [0, 1],
    ['x', null],
  ])
  expect(statement([]).sql).toBe(two.sql)
})
