import { headers, type MsgHdrs } from '@nats-io/transport-node'
import { describe, expect, test } from 'vitest'
import { isAsked, isSignal } from './genuine.ts'

const subject = 'chat.send.v1'
const reply = '_INBOX_gateway.a.b'
const message = ({ header, ...fields }: { subject?: string; reply?: string; header?: string } = {}) => {
  const given: MsgHdrs = headers()
  if (header) given.set(header, '1')
  return { subject, reply, ...fields, ...(header ? { headers: given } : {}) }
}

describe('a question', () => {
  test('is one with an inbox, whatever headers its asker wrote', () => {
    expect(isAsked(message(), subject)).toBe(true)
    expect(isAsked(message({ header: 'Remaining-Ms' }), subject)).toBe(true)
  })

  test.each([
    ['of a stream, delivered to this subject', message({ subject: 'events.x.v1.k' })],
    ['with a place in a stream', message({ header: 'Nats-Sequence' })],
    ['of a stream by name', message({ header: 'Nats-Stream' })],
    ['read out of a stream', message({ header: 'Nats-Subject' })],
    ['that JetStream waits to be acknowledged', message({ reply: '$JS.ACK.EVENTS.x.1.1.1.1.1' })],
    ['whose answer would be another question', message({ reply: 'profile.erase.v1' })],
    ['that nobody waits for', { subject }],
  ])('is not a message %s', (_what, msg) => expect(isAsked(msg, subject)).toBe(false))
})

test('a signal is not an answer: it has neither headers nor an inbox', () => {
  expect(isSignal({})).toBe(true)
  expect(isSignal(message())).toBe(false)
  expect(isSignal({ ...message({ header: 'Nats-Service-Error' }), reply: '' })).toBe(false)
})
