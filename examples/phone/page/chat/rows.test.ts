import type { Item, Message } from '@yoldas/client'
import { expect, test } from 'vitest'
import { blocksOf, byHandId, rememberDays, rowsOf } from './rows.ts'

const message = (id: string, role: Message['role'], timestamp: string, turnIndex = 0): Item => ({
  kind: 'message',
  key: id,
  message: {
    id,
    role,
    author: role === 'user' ? 'student' : 'model',
    content: id,
    media: [],
    reactions: [],
    feedback: null,
    replyTo: null,
    turnId: `turn-${id}`,
    turnIndex,
    origin: 'chat',
    sources: [],
    help: [],
    cursor: id,
    timestamp,
  },
})
const days = () => rememberDays((timestamp) => timestamp.slice(0, 10), '2026-11-22')

test('a day is named once, above its first message', () => {
  const items = [
    message('a', 'user', '2026-11-20T10:00:00Z'),
    message('b', 'assistant', '2026-11-20T10:00:05Z'),
    message('c', 'user', '2026-11-22T09:00:00Z'),
  ]
  expect(rowsOf({ items, turns: [], regenerableTurnId: null }, days()).map(({ day }) => day)).toEqual([
    '2026-11-20',
    undefined,
    '2026-11-22',
  ])
})

test('what one of both says at a stretch hangs together, until the other speaks or time passes', () => {
  const items = [
    message('a', 'assistant', '2026-11-22T10:00:00Z'),
    message('b', 'assistant', '2026-11-22T10:00:05Z'),
    message('c', 'assistant', '2026-11-22T11:00:00Z'),
    message('d', 'user', '2026-11-22T11:00:01Z'),
  ]
  const rows = rowsOf({ items, turns: [], regenerableTurnId: null }, days())
  expect(rows.map(({ isFirst, isLast }) => `${isFirst ? '(' : ''}${isLast ? ')' : ''}`)).toEqual(['(', ')', '()', '()'])
})

test('only a message whose turn failed for good is unanswered', () => {
  const items = [message('a', 'user', '2026-11-22T10:00:00Z'), message('b', 'user', '2026-11-22T10:01:00Z')]
  const turn = {
    turnIndex: 0,
    state: 'failed' as const,
    stage: undefined,
    tool: undefined,
    degraded: [],
    bubbles: [],
    hasGap: false,
  }
  const turns = [
    { ...turn, turnId: 'turn-a', canRetry: false },
    { ...turn, turnId: 'turn-b', canRetry: true },
  ]
  expect(rowsOf({ items, turns, regenerableTurnId: null }, days()).map(({ isUnanswered }) => isUnanswered)).toEqual([
    true,
    false,
  ])
})

test('another answer may be asked for below the last bubble of the newest one', () => {
  const answer = ['b', 'c'].map((id) => message(id, 'assistant', '2026-11-22'))
  const items = [message('a', 'user', '2026-11-22'), ...answer]
  const canRegenerate = (shown: Item[], regenerableTurnId: string | null) =>
    rowsOf({ items: shown, turns: [], regenerableTurnId }, days()).map((row) => row.canRegenerate)
  expect(canRegenerate(items, 'turn-c')).toEqual([false, false, true])
  expect(canRegenerate(items, null)).toEqual([false, false, false])
  expect(canRegenerate(items.slice(0, 1), 'turn-a')).toEqual([false])
})

test('blocks stay the same when older rows come before them and new ones behind', () => {
  const items = Array.from({ length: 100 }, (_, i) =>
    message(`m${i}`, i % 2 ? 'assistant' : 'user', '2026-11-22', i >> 1),
  )
  const live: Item = { kind: 'live', key: 'live', turnId: 'turn-m99', content: '', sources: [] }
  const keysOf = (shown: Item[]) =>
    blocksOf(rowsOf({ items: shown, turns: [], regenerableTurnId: null }, days())).map(({ key, rows }) => [
      key,
      rows.map(({ item }) => item.key),
    ])
  const [all, newer] = [keysOf(items), keysOf(items.slice(40))]
  expect(all).toHaveLength(4)
  expect(newer.slice(1)).toEqual(all.slice(2))
  expect(keysOf([...items, live]).slice(0, -1)).toEqual(all.slice(0, -1))
})

test('a notice stands for itself: nothing hangs together with it, and the answer before it is still the newest', () => {
  const notice = message('n', 'assistant', '2026-11-22T10:00:02Z')
  if (notice.kind === 'message') Object.assign(notice.message, { origin: 'notice', author: 'hand' })
  const items = [
    message('a', 'user', '2026-11-22T10:00:00Z'),
    message('b', 'assistant', '2026-11-22T10:00:01Z'),
    notice,
    message('c', 'assistant', '2026-11-22T10:00:03Z'),
  ]
  const rows = (shown: Item[]) => rowsOf({ items: shown, turns: [], regenerableTurnId: 'turn-b' }, days())
  expect(rows(items).map(({ isNotice, isFirst, isLast }) => [isNotice, isFirst, isLast])).toEqual([
    [false, true, true],
    [false, true, true],
    [true, true, true],
    [false, true, true],
  ])
  expect(rows(items.slice(0, 3)).map(({ canRegenerate }) => canRegenerate)).toEqual([false, true, false])
})

test('people’s text is the newest only until the companion writes again; notices and students do not count', () => {
  const by = (author: Message['author'], item: Item): Item =>
    item.kind === 'message' ? { ...item, message: { ...item.message, author } } : item
  const notice = message('n', 'assistant', '2026-11-22T10:00:00Z')
  if (notice.kind !== 'message') throw new Error('a notice is a message')
  const items = [
    by('hand', { ...notice, message: { ...notice.message, origin: 'notice' } }),
    by('hand', message('a', 'assistant', '2026-11-22T10:00:05Z')),
    message('b', 'user', '2026-11-22T10:00:06Z'),
    message('c', 'assistant', '2026-11-22T10:00:07Z'),
  ]
  expect([1, 2, 3, 4].map((count) => byHandId(items.slice(0, count)))).toEqual([null, 'a', 'a', null])
})
