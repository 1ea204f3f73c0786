import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser, type WireEvent } from './sse.ts'

const parse = (pieces: string[]): WireEvent[] => {
  const events: WireEvent[] = []
  const feed = createEventParser((event) => events.push(event))
  for (const piece of pieces) feed(piece)
  return events
}

test('events are the same however their text is split, and whichever ends of lines it has', () => {
  const line = fc.stringMatching(/^[a-zçğ:{}" ]{0,12}$/)
  const event = fc.record({
    id: fc.stringMatching(/^[a-z0-9:]{1,8}$/),
    event: fc.constantFrom('chunk', 'done'),
    data: line,
  })
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 5 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat(200), { maxLength: 8 }),
      (events, end, places) => {
        const lines = events.flatMap(({ id, event, data }) => [
          ':',
          `id: ${id}`,
          `event: ${event}`,
          `data: ${data}`,
          '',
        ])
        // What follows tells whether a carriage return at the end was half an end of a line.
        const text = `\ufeff${lines.map((each) => each + end).join('')}: more`
        const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b)
        const pieces = [0, ...ends].map((from, i) => text.slice(from, ends[i] ?? text.length))
        expect(parse(pieces)).toEqual(events)
      },
    ),
    { numRuns: 300 },
  )
})

test('an id holds until the next, data of several lines is joined, and an unfinished event is dropped', () => {
  expect(parse(['id: a\ndata: 1\n\ndata: 2\ndata:3\n\ndata: lost'])).toEqual([
    { id: 'a', event: 'message', data: '1' },
    { id: 'a', event: 'message', data: '2\n3' },
  ])
})

test('an id without an event is known, and holds', () => {
  expect(parse([':\n\nid: a\n\n', 'event: x\n\n', 'data: 1\n\n'])).toEqual([
    { id: 'a', event: '', data: '' },
    { id: 'a', event: 'message', data: '1' },
  ])
})
