import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catchUp } from './history.ts'
import { apply, type From, type Known, nothingKnown } from './known.ts'
import { httpOf, json, messageOf, placeOf } from './test/service.ts'
import type { FeedEvent, HistoryTurn, Message, TurnEvent } from './types.ts'

type Happening = (TurnEvent | FeedEvent) & { turnId?: string }
/** An event, and how much had happened at the service when it was said. */
type Said = { at: number; event: Happening }
type Moment = { messages: Message[]; turns: HistoryTurn[] }

type Op = {
  kind: 'send' | 'answer' | 'stop' | 'regenerate' | 'fail' | 'write' | 'react' | 'companion react'
  pick: number
}
const ops = fc.array(
  fc.record({
    kind: fc.constantFrom<Op['kind'][]>(
      'send',
      'send',
      'answer',
      'answer',
      'stop',
      'regenerate',
      'fail',
      'write',
      'react',
      'companion react',
    ),
    pick: fc.nat(50),
  }),
  { minLength: 1, maxLength: 25 },
)

/** A service to which this happens: its history after each step, its feed, and the streams of its turns. */
function play(script: Op[]) {
  let messages: Message[] = []
  const open: HistoryTurn[] = []
  const failed: HistoryTurn[] = []
  /** Bubbles by hand that turns began with, by turn. */
  const begun = new Map<string, string>()
  const moments: Moment[] = [{ messages: [], turns: [] }]
  const feed: Said[] = []
  const streams = new Map<string, Said[]>()
  let [turnIndex, position] = [0, 0]
  const store = (values: Partial<Message> & { turnIndex: number }, timestamp?: string) => {
    position += 1
    const message = messageOf({ id: `m${position}`, position, ...values, ...(timestamp ? { timestamp } : {}) })
    messages = [...messages, message]
    return message
  }
  const update = (id: string, change: (message: Message) => Message) => {
    messages = messages.map((message) => (message.id === id ? change(message) : message))
    return messages.find((message) => message.id === id)
  }

  for (const { kind, pick } of script) {
    const at = moments.length
    const tell = (event: Happening) => feed.push({ at, event })
    const stream = (turnId: string, event: Happening) => streams.get(turnId)?.push({ at, event })
    const both = (turnId: string, event: Happening) => [tell(event), stream(turnId, event)]
    const [turn] = open
    const chosen = messages[pick % (messages.length || 1)]
    const createdAt = '2026-01-01T00:00:00.000Z'
    if (kind === 'send') {
      const replied = pick % 3 === 0 ? chosen : undefined
      const replyTo = replied ? { id: replied.id, role: replied.role, content: replied.content, mediaKind: null } : null
      const message = store({ turnIndex, replyTo })
      const { turnId } = message
      open.push({ turnId, turnIndex, state: 'queued' })
      turnIndex += 1
      streams.set(turnId, [])
      both(turnId, { event: 'start', data: { turnId, message } })
      if (pick % 4 === 0) {
        const help = [{ name: '112', phone: '112' }]
        const { id, content } = store({ turnIndex: message.turnIndex, role: 'assistant', author: 'hand', help })
        begun.set(turnId, id)
        both(turnId, { event: 'chunk', data: { turnId, messageId: id, bubble: 0, offset: 0, delta: content } })
      }
    } else if (kind === 'write') {
      const message = store({ turnIndex, role: 'assistant', origin: 'scheduled' })
      turnIndex += 1
      tell({ event: 'message', data: { message } })
    } else if (kind === 'answer' && turn) {
      open.shift()
      const { turnId } = turn
      const sources = pick % 5 === 0 ? [{ id: `s${pick}`, title: 'Mol' }] : []
      // Whom to call is in the message alone: no event says it before.
      const help = pick % 7 === 0 ? [{ name: 'ALO 183', phone: '183' }] : []
      const byHand = begun.get(turnId)
      const kept = byHand ? [update(byHand, (before) => ({ ...before, help: [] }))].filter((one) => !!one) : []
      const first = store({ turnIndex: turn.turnIndex, role: 'assistant', sources, help })
      const bubbles = [...kept, first]
      if (pick % 2) bubbles.push(store({ turnIndex: turn.turnIndex, role: 'assistant' }, first.timestamp))
      for (const [bubble, { id: messageId, content }] of bubbles.entries()) {
        both(turnId, { event: 'chunk', data: { turnId, messageId, bubble, offset: 0, delta: content } })
        both(turnId, { event: 'chunk', data: { turnId, messageId, bubble, offset: 1, delta: content.slice(1) } })
      }
      if (sources.length > 0) both(turnId, { event: 'citation', data: { turnId, messageId: first.id, sources } })
      both(turnId, { event: 'done', data: { turnId, messages: bubbles, finish: 'complete' } })
    } else if (kind === 'stop' && turn) {
      open.shift()
      const { turnId } = turn
      const kept = messages.filter(({ id }) => id === begun.get(turnId))
      both(turnId, { event: 'done', data: { turnId, messages: kept, finish: 'stopped' } })
    } else if (kind === 'regenerate' && open.length === 0) {
      const asked = messages.findLast(({ role }) => role === 'user')
      const old = messages.filter(({ turnId, role }) => turnId === asked?.turnId && role === 'assistant')
      if (!asked || old.length === 0 || asked.turnIndex !== turnIndex - 1 || begun.has(asked.turnId)) continue
      const { turnId } = asked
      both(turnId, { event: 'restart', data: { turnId } })
      if (pick % 4 === 0) {
        // Nothing came of it.
        both(turnId, { event: 'done', data: { turnId, messages: old, finish: 'complete' } })
      } else {
        messages = messages.filter((message) => !old.includes(message))
        const answer = store({ turnIndex: asked.turnIndex, role: 'assistant', id: `again-${at}` })
        const chunk = { turnId, messageId: answer.id, bubble: 0, offset: 0, delta: answer.content }
        both(turnId, { event: 'chunk', data: chunk })
        both(turnId, { event: 'done', data: { turnId, messages: [answer], finish: 'complete' } })
      }
    } else if (kind === 'fail' && turn && !begun.has(turn.turnId)) {
      open.shift()
      failed.push({ ...turn, state: 'failed' })
      tell({ event: 'turn-failed', data: { turnId: turn.turnId } })
      stream(turn.turnId, { event: 'error', turnId: turn.turnId, data: { error: 'chat failed' } })
    } else if (kind === 'react' && chosen) {
      const reaction = { emoji: `${pick}`, actor: 'user' as const, createdAt }
      const message = update(chosen.id, (before) => ({
        ...before,
        reactions: [...before.reactions.filter(({ actor }) => actor === 'assistant'), ...(pick % 3 ? [reaction] : [])],
      }))
      if (message) tell({ event: 'message-updated', data: { message } })
    } else if (kind === 'companion react' && turn) {
      const message = messages.find(({ turnId, role }) => turnId === turn.turnId && role === 'user')
      if (!message || message.reactions.some(({ actor }) => actor === 'assistant')) continue
      const reaction = { emoji: '❤️', actor: 'assistant' as const, createdAt }
      update(message.id, (before) => ({ ...before, reactions: [...before.reactions, reaction] }))
      both(turn.turnId, { event: 'reaction', data: { messageId: message.id, ...reaction } })
      const updated = messages.find(({ id }) => id === message.id)
      if (updated) tell({ event: 'message-updated', data: { message: updated } })
    }
    moments.push({ messages, turns: [...open, ...failed] })
  }
  return { moments, feed, streams }
}

/** What the service's history route says at a moment, in pages of this size. */
function historyAt({ messages, turns }: Moment, size: number) {
  return httpOf(({ query }) => {
    const after = query.get('after')
    const from =
      after === null
        ? Math.max(0, messages.length - size)
        : messages.filter(({ cursor }) => placeOf(cursor) <= placeOf(after)).length
    const page = messages.slice(from, from + size)
    const hasMore = after === null ? from > 0 : from + size < messages.length
    const listed = turns.filter(({ turnId }) => page.some((message) => message.turnId === turnId))
    return json({ messages: page, hasMore, turns: listed })
  })
}

test('whatever order events come in, from feed, streams and history, what is known is the history', async () => {
  await fc.assert(
    fc.asyncProperty(
      ops,
      fc.integer({ min: 1, max: 8 }),
      fc.infiniteStream(fc.nat(9)),
      async (script, size, choices) => {
        const { moments, feed, streams } = play(script)
        const next = () => choices.next().value ?? 0
        // Each source says things in its order, some of them again; nobody knows which source is first.
        const sources = [
          { from: 'feed' as From, rest: [...feed], said: [] as Said[] },
          ...[...streams.values()].map((rest) => ({ from: 'stream' as From, rest: [...rest], said: [] as Said[] })),
        ]
        const followed = (turnId: string) => turnId.endsWith('1') || turnId.endsWith('3')
        let known: Known = nothingKnown
        let latest = 0
        const sync = async (at: number) => {
          const moment = moments[at]
          if (!moment) throw new Error('a moment that was')
          latest = at
          known = await catchUp(historyAt(moment, size), () => known, new AbortController().signal)
        }
        for (;;) {
          const speaking = sources.filter(({ rest }) => rest.length > 0)
          const source = speaking[next() % (speaking.length || 1)]
          if (!source) break
          const choice = next()
          if (choice === 0 && source.from === 'stream') source.rest.unshift(...source.said.splice(0))
          if (choice === 1) await sync(latest + (next() % (moments.length - latest)))
          const said = source.rest.shift()
          if (!said) continue
          source.said.push(said)
          latest = Math.max(latest, said.at)
          known = apply(known, said.event, source.from, followed)
        }
        const { messages: all = [], turns = [] } = moments.at(-1) ?? {}
        // What an answer begins with is streamed: as a message it is known once history is read, or with the end.
        const isOver = ({ author, turnId }: Message) =>
          author !== 'hand' || !turns.some((turn) => turn.turnId === turnId)
        const [history, said] = [all.filter(isOver), known.messages.filter(isOver)]
        const failed = moments.at(-1)?.turns.filter(({ state }) => state === 'failed') ?? []
        expect(said).toEqual(history.slice(history.length - said.length))
        if (!known.hasOlder) expect(said).toHaveLength(history.length)
        for (const { turnId, state, bubbles } of known.turns.filter((turn) => turn.state === 'failed')) {
          expect(failed.some((turn) => turn.turnId === turnId)).toBe(true)
          expect([state, bubbles]).toEqual(['failed', []])
        }
        // And once more history, so that nothing of a turn is left that ended.
        await sync(moments.length - 1)
        expect(known.messages).toEqual(all.slice(all.length - known.messages.length))
        const unfinished = moments.at(-1)?.turns.map(({ turnId }) => turnId) ?? []
        expect(known.turns.filter(({ turnId }) => !unfinished.includes(turnId))).toEqual([])
      },
    ),
    { numRuns: 150 },
  )
})

test('chunks apply by their offset: one that comes again changes nothing, one after a hole waits', () => {
  const start: Happening = {
    event: 'start',
    data: { turnId: 'turn-0', message: messageOf({ id: 'u', turnIndex: 0, position: 0 }) },
  }
  const chunk = (offset: number, delta: string, bubble = 0): Happening => ({
    event: 'chunk',
    data: { turnId: 'turn-0', messageId: `a${bubble}`, bubble, offset, delta },
  })
  const after = (...events: Happening[]) =>
    events.reduce((known, event) => apply(known, event, 'stream', () => true), nothingKnown).turns[0]
  const said = [start, chunk(0, 'mer'), chunk(3, 'haba')]
  expect(after(...said)?.bubbles[0]?.content).toBe('merhaba')
  expect(after(...said, chunk(3, 'haba'))?.bubbles).toEqual(after(...said)?.bubbles)
  expect(after(...said, chunk(2, 'ak'))?.bubbles[0]?.content).toBe('meak')
  expect(after(...said, chunk(9, '!'))).toMatchObject({ hasGap: true, bubbles: [{ content: 'merhaba' }] })
  expect(after(...said, chunk(0, '!', 2))).toMatchObject({ hasGap: true })
  expect(after(...said, { event: 'restart', data: { turnId: 'turn-0' } })).toMatchObject({
    state: 'running',
    bubbles: [],
  })
})

test('a chunk means writing; that the model is asked does not, before a chunk or after a tool', () => {
  const turnId = 'turn-0'
  const message = messageOf({ id: 'u', turnIndex: 0, position: 0 })
  const status = (stage: 'retrieving' | 'tool' | 'writing'): Happening => ({ event: 'status', data: { turnId, stage } })
  const chunk: Happening = { event: 'chunk', data: { turnId, messageId: 'a', bubble: 0, offset: 0, delta: 'mer' } }
  let known = apply(nothingKnown, { event: 'start', data: { turnId, message } }, 'stream', () => true)
  const stageAfter = (event: Happening) => {
    known = apply(known, event, 'stream', () => true)
    return known.turns[0]?.stage
  }
  const events = [status('retrieving'), status('writing'), chunk, status('writing'), status('tool'), status('writing')]
  expect(events.map(stageAfter)).toEqual(['retrieving', undefined, 'writing', 'writing', 'tool', undefined])
  expect(stageAfter(chunk)).toBe('writing')
})
