import type { ChatMessage } from '@yoldas/contracts/chat'
import { expect, test } from 'vitest'
import type { ClientEvent } from '../support/client.ts'
import { type History, judge, nothingWrong, type Sent } from './ledger.ts'

const turnId = '01890000-0000-7000-8000-000000000001'
const message = (role: 'user' | 'assistant', content: string, turnIndex = 0): ChatMessage => ({
  id: crypto.randomUUID(),
  role,
  author: role === 'user' ? 'student' : 'model',
  content,
  media: [],
  reactions: [],
  feedback: null,
  replyTo: null,
  turnId,
  turnIndex,
  origin: 'chat',
  sources: [],
  help: [],
  cursor: 'c',
  timestamp: '2026-01-01T00:00:00.000Z',
})
const question = message('user', 'soru')
const reply = message('assistant', 'selam')
const start: ClientEvent = { id: `${turnId}:0`, n: 0, event: 'start', data: { turnId, message: question } }
const chunk = (n: number, offset: number, delta: string): ClientEvent => ({
  id: `${turnId}:${n}`,
  n,
  event: 'chunk',
  data: { turnId, messageId: reply.id, bubble: 0, offset, delta },
})
const done: ClientEvent = {
  id: `${turnId}:9`,
  n: 9,
  event: 'done',
  data: { turnId, messages: [reply], finish: 'complete' },
}
const whole = [start, chunk(1, 0, 'sel'), chunk(2, 3, 'am'), done]

function verdict(events: ClientEvent[], history: History, unbroken = true) {
  const streams = [{ events, resumed: false, unbroken }]
  const student = { sub: 'student', token: '' }
  const sent: Sent = { student, text: 'soru', answer: 'selam', clientId: undefined, streams, refusals: [] }
  return judge([sent], new Map([['student', history]]))
}

test('a turn that went well is not complained about', () => {
  expect(verdict(whole, [question, reply])).toEqual(nothingWrong)
  expect(verdict(whole.slice(0, 2), [question, reply], false)).toEqual(nothingWrong)
})

test('what was acknowledged and is not there is lost', () => {
  expect(verdict(whole.slice(0, 1), [], false).lost).toHaveLength(1)
  expect(verdict(whole, [question]).lost).toHaveLength(1)
})

test('what is there twice is a duplicate', () => {
  expect(verdict(whole, [question, question, reply]).duplicated).toHaveLength(1)
  expect(verdict(whole, [question, reply, reply]).duplicated).toHaveLength(1)
})

test.each([
  ['an unbroken stream without an end', whole.slice(0, 3)],
  ['two ends', [...whole, { ...done, n: 10 }]],
  ['a hole in the chunks', [start, chunk(1, 0, 'sel'), done]],
  ['numbers that do not grow', [start, chunk(2, 0, 'sel'), chunk(1, 3, 'am'), done]],
  ['a beginning without start', whole.slice(1)],
])('%s is wrong', (_name, events) => {
  expect(verdict(events, [question, reply]).wrong).not.toEqual([])
})

test('answers out of order, or another’s, are wrong', () => {
  const later = { ...message('assistant', 'x', 1), turnId: crypto.randomUUID() }
  expect(verdict(whole, [question, later, reply]).wrong).not.toEqual([])
  expect(verdict(whole, [question, { ...reply, content: 'başka' }]).wrong).not.toEqual([])
})
