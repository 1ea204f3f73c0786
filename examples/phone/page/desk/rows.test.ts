import { expect, test } from 'vitest'
import type { Span } from '../../desk.ts'
import { lastTurnOf, rowsOf } from './rows.ts'

const span = (id: string, parentId: string | null, startMs: number, durationMs: number): Span => ({
  id,
  parentId,
  service: 'gateway',
  name: id,
  startMs,
  durationMs,
  status: 'ok',
  attributes: {},
})

test('spans stand below who asked for them, in the order in which they began, and as wide as they took', () => {
  const spans = [span('late', 'first', 1060, 20), span('first', null, 1000, 100), span('inner', 'early', 1020, 5)]
  const rows = rowsOf([...spans, span('early', 'first', 1010, 40)])
  expect(rows.map(({ span: { id }, depth }) => `${id} ${depth}`)).toEqual(['first 0', 'early 1', 'inner 2', 'late 1'])
  expect(rows.at(-1)).toMatchObject({ startsMs: 60, left: 0.6, width: 0.2 })
})

test('a span is shown before its parent has come, and no span is shown twice', () => {
  expect(rowsOf([span('b', 'not here', 5, 1), span('a', null, 0, 10)]).map(({ span: { id } }) => id)).toEqual([
    'a',
    'b',
  ])
  expect(rowsOf([])).toEqual([])
})

test('the last turn is that of the newest request that began one', () => {
  const asked = (at: number, method: string, path: string, traceId: string | undefined = 'x') => ({
    at,
    method,
    path,
    traceId,
  })
  const send = asked(1, 'POST', '/api/chat/send')
  const retry = asked(2, 'POST', '/api/chat/turns/7/retry')
  const others = [asked(3, 'GET', '/api/chat/history'), asked(4, 'POST', '/api/chat/turns/7/stop')]
  expect(lastTurnOf([retry, send, ...others])).toBe(retry)
  expect(lastTurnOf(others)).toBeUndefined()
})
