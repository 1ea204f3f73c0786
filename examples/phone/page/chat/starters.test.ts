import type { Item, Message } from '@yoldas/client'
import { expect, test } from 'vitest'
import { isBeginning } from './starters.ts'

const message = (role: Message['role'], i: number, help: Message['help'] = []): Item => ({
  kind: 'message',
  key: `${role} ${i}`,
  message: {
    id: `${i}`,
    role,
    content: 'Merhaba',
    media: [],
    reactions: [],
    replyTo: null,
    turnId: `${i}`,
    turnIndex: i,
    author: role === 'user' ? 'student' : 'model',
    origin: 'chat',
    sources: [],
    help,
    feedback: null,
    cursor: `${i}`,
    timestamp: '2026-11-21T09:00:00.000Z',
  },
})
const talk = (questions: number): Item[] =>
  Array.from({ length: questions }, (_, i) => [message('user', i), message('assistant', i)]).flat()
const live: Item = { kind: 'live', key: 'live', turnId: 't', content: '', sources: [] }

test.for([
  ['nothing is known', [], false],
  ['there is only what it is', [message('assistant', 0)], true],
  ['an invented student has asked three questions', talk(3), true],
  ['somebody asked one more', talk(4), false],
  [
    'an answer named whom to call',
    [message('user', 0), message('assistant', 0, [{ name: 'Acil', phone: '112' }])],
    false,
  ],
  ['an answer is written', [...talk(1), live], false],
] as const)('where %s, beginnings are offered or not', ([, items, expected]) => {
  expect(isBeginning(items)).toBe(expected)
})
