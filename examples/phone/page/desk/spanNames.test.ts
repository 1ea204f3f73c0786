import { expect, test } from 'vitest'
import { nameOf } from './spanNames.ts'

const named = (attributes: Record<string, unknown>, name = 'span') => nameOf({ name, service: 'gateway', attributes })

test.for([
  ['SELECT outcome, position FROM end_turn($1)', 'SELECT end_turn()'],
  ['\n    SELECT id FROM message WHERE student_key = $1 FOR UPDATE SKIP LOCKED', 'SELECT message'],
  ['INSERT INTO chat.message (id) VALUES ($1) ON CONFLICT DO UPDATE SET id = $1', 'INSERT chat.message'],
  [
    'WITH due AS (SELECT id FROM scheduled_message FOR UPDATE) UPDATE scheduled_message AS m SET a = 1',
    'UPDATE scheduled_message',
  ],
  ['DELETE FROM outbox WHERE id = $1', 'DELETE outbox'],
  ['SELECT m.id FROM unnest($1::uuid[]) AS asked (id) JOIN message AS m USING (id)', 'SELECT message'],
  ['SELECT 1', 'SELECT'],
  ['COMMIT', 'COMMIT'],
  ['-- a comment\nBEGIN', 'BEGIN'],
] as const)('%s is %s', ([statement, name]) => {
  expect(named({ 'db.query.text': statement })).toBe(name)
})

test('a request names whom it asks, and everything else keeps its name', () => {
  const asked = { 'rpc.service': 'chat-engine', 'rpc.method': 'chat.send.v1' }
  expect(named(asked, 'chat.send.v1')).toBe('chat.send.v1 → chat-engine')
  expect(named({ ...asked, 'rpc.service': 'gateway' }, 'chat.send.v1')).toBe('chat.send.v1')
  const outside = { 'http.request.method': 'POST', 'server.address': '127.0.0.1', 'server.port': 8092 }
  expect(named(outside, 'POST')).toBe('POST 127.0.0.1:8092')
  expect(named({ ...outside, 'http.route': '/api/me' }, 'POST /api/me')).toBe('POST /api/me')
  expect(named({}, 'chat stand-in')).toBe('chat stand-in')
})
