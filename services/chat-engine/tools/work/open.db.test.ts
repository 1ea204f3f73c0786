import { randomUUID } from 'node:crypto'
import { handle, Unavailable } from '@yoldas/bus'
import { changeWork, maxChanges, tryWork, type WorkChange, type WorkOutcome } from '@yoldas/contracts/work'
import { isUnavailable } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { findUnconfirmed, type Relay, startRelay } from '@yoldas/outbox'
import { eventually } from '@yoldas/testkit'
import { openDb, openNats, silent } from '@yoldas/testkit/servers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { liveTurn } from '../../answer/live.ts'
import { restartTurn } from '../../engine/control/store.ts'
import { findTurn } from '../../engine/find/store.ts'
import { runTurn } from '../../engine/run.ts'
import { claimSend, enterEngine, turnDeps } from '../../test/engine.ts'
import { calls, refuses, says, startScript } from '../../test/script.ts'
import type { Claim, Effect } from '../../turn/store.ts'
import { tools } from '../index.ts'
import { openWork } from './open.ts'

const today = '2026-11-21'
const opened = new AsyncDisposableStack()
const db = await openDb('chat-engine')
const connect = await openNats()
const bus = await connect('chat-engine')
let relay: Relay
beforeAll(async () => {
  const owner = await connect('profile-journey')
  opened.use(await owner.serve(ownerHandlers, { service: 'profile-journey', isUnavailable }))
  relay = opened.use(startRelay({ db, bus, log: silent }))
})
afterAll(() => opened.disposeAsync())

/** What the owner was asked about a student, by subjects, and how it behaves to them. */
type Student = {
  tried: string[][]
  changed: string[][]
  onTry(): Promise<void>
  onChange(): Promise<void>
}
const students = new Map<string, Student>()

function student(behaviour: Partial<Student> = {}) {
  const studentKey = randomUUID()
  const nothing = async () => {}
  const known: Student = { tried: [], changed: [], onTry: nothing, onChange: nothing, ...behaviour }
  students.set(studentKey, known)
  return Object.assign(known, { studentKey })
}
const ofStudent = (studentKey: string): Student => {
  const found = students.get(studentKey)
  if (!found) throw new Error('nobody made this student')
  return found
}
const away = async () => {
  throw new Unavailable('away')
}

const impossible = 'olmaz'
const subjectOf = (change: WorkChange) => (change.change === 'add-block' ? change.block.subject : change.change)
const outcomeOf = (change: WorkChange): WorkOutcome => {
  if (change.change !== 'add-block' || change.block.subject === impossible) return { kind: 'unknown' }
  const times = { createdAt: `${today}T10:00:00.000Z`, updatedAt: `${today}T10:00:00.000Z` }
  const rest = {
    startTime: null,
    topic: null,
    note: null,
    remind: false,
    status: 'planned' as const,
    source: 'assistant' as const,
  }
  return { kind: 'block', block: { ...rest, ...change.block, ...rest, ...times } }
}

/** Plays profile-journey. */
const ownerHandlers = [
  handle(tryWork, async ({ studentKey, changes, plan }) => {
    const known = ofStudent(studentKey)
    await known.onTry()
    known.tried.push(changes.map(subjectOf))
    const outcomes = changes.map(outcomeOf)
    const blocks = outcomes.flatMap((outcome) => (outcome.kind === 'block' ? [outcome.block] : []))
    const others = { journey: null, review: null, mistakes: null }
    return { kind: 'tried' as const, today, outcomes, blocks: plan ? blocks : null, ...others }
  }),
  handle(
    { ...changeWork, input: z.object({ id: z.uuid(), input: changeWork.input }), output: z.object({}) },
    async ({ input: { studentKey, changes } }) => {
      const known = ofStudent(studentKey)
      await known.onChange()
      known.changed.push(changes.map(subjectOf))
      return {}
    },
  ),
]

const add = (subject: string): WorkChange => ({
  change: 'add-block',
  block: { id: newId(), day: today, minutes: 60, subject, kind: 'study' },
})

/** The work of a turn, without a model; `commit` does what the turn's commit would. */
function openTurn({ studentKey }: { studentKey: string }) {
  const effects: Effect[] = []
  const ending = new AbortController()
  const stage = (effect: Effect) => void effects.push(effect)
  return {
    work: openWork({ db, bus, relay, studentKey, signal: ending.signal, stage }),
    effects,
    end: () => ending.abort(new Error('the turn has ended')),
    commit: async () => {
      const [announce] = await db.transaction((tx) => Promise.all(effects.map(({ apply }) => apply(tx))))
      await announce?.()
    },
  }
}
const unconfirmed = (studentKey: string) => findUnconfirmed(db, changeWork, studentKey)

test('parallel calls are asked in their order, each after those before; one command has all that works', async () => {
  const elif = student()
  const { work, commit } = openTurn(elif)
  const plan = { from: today, to: today }
  const seen = await Promise.all([
    work.plan(plan),
    ...['bir', impossible, 'iki'].map((subject) => work.change(add(subject))),
    work.plan(plan),
  ])
  expect(elif.tried).toEqual([[], ['bir'], ['bir', impossible], ['bir', 'iki'], ['bir', 'iki']])
  expect(seen).toMatchObject([
    { today, blocks: [] },
    { outcome: { kind: 'block' } },
    { outcome: { kind: 'unknown' } },
    { outcome: { kind: 'block' } },
    { blocks: [{ subject: 'bir' }, { subject: 'iki' }] },
  ])
  expect([elif.changed, await unconfirmed(elif.studentKey)]).toEqual([[], []])
  await commit()
  expect([elif.changed, await unconfirmed(elif.studentKey)]).toEqual([[['bir', 'iki']], []])
})

test('nothing but looks, and nothing but what cannot be done, send nothing', async () => {
  const elif = student()
  const { work, effects } = openTurn(elif)
  await work.plan({ from: today, to: today })
  await work.change(add(impossible))
  expect(effects).toEqual([])
})

test('what an earlier turn decided and has not arrived comes first, when trying and in the command', async () => {
  let reachable = false
  const elif = student({ onChange: async () => void (reachable || (await away())) })
  const first = openTurn(elif)
  await first.work.change(add('bir'))
  const committed = first.commit()
  await eventually('the command to be sent', async () => (await unconfirmed(elif.studentKey)).length === 1)

  const second = openTurn(elif)
  await second.work.change(add('iki'))
  expect(elif.tried.at(-1)).toEqual(['bir', 'iki'])
  const alsoCommitted = second.commit()
  await eventually('one command instead of two', async () => {
    const [command, ...more] = await unconfirmed(elif.studentKey)
    return command?.changes.length === 2 && more.length === 0
  })
  reachable = true
  await Promise.all([committed, alsoCommitted])
  await eventually('it to arrive', async () => (await unconfirmed(elif.studentKey)).length === 0)
  expect(elif.changed).toContainEqual(['bir', 'iki'])
})

test('a call that is still under way when the turn ends changes nothing', async () => {
  const released = Promise.withResolvers<void>()
  let isAsked = false
  const elif = student({
    onTry: () => {
      isAsked = true
      return released.promise
    },
  })
  const { work, effects, end } = openTurn(elif)
  const [changed, behind] = [work.change(add('bir')), work.change(add('iki'))].map((call) =>
    call.catch((error: unknown) => error),
  )
  await eventually('the owner to be asked', () => isAsked)
  end()
  released.resolve()
  expect([await changed, await behind]).toEqual([expect.any(Error), expect.any(Error)])
  expect([effects, elif.tried]).toEqual([[], [['bir']]])
})

test('calls behind one that the owner did not answer fail with it, and later ones are asked again', async () => {
  const elif = student({ onTry: away })
  const { work, commit } = openTurn(elif)
  const results = await Promise.allSettled(['bir', 'iki', 'üç'].map((subject) => work.change(add(subject))))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  elif.onTry = async () => {}
  await work.change(add('dört'))
  expect(elif.tried).toEqual([['dört']])
  await commit()
  expect(elif.changed).toEqual([['dört']])
})

test('a turn changes no more than a command holds, what has not arrived included', async () => {
  const elif = student({ onChange: away })
  const first = openTurn(elif)
  for (let nth = 0; nth < maxChanges - 1; nth++) await first.work.change(add(String(nth)))
  await db.transaction((tx) => Promise.all(first.effects.map(({ apply }) => apply(tx))))
  const { work, effects } = openTurn(elif)
  expect(await work.change(add('son'))).toMatchObject({ kind: 'tried' })
  expect(await work.change(add('fazla'))).toEqual({ kind: 'full' })
  await db.transaction((tx) => Promise.all(effects.map(({ apply }) => apply(tx))))
  const [command, ...more] = await unconfirmed(elif.studentKey)
  expect([command?.changes.length, more]).toEqual([maxChanges, []])
})

test('a turn that failed after its tools sends nothing, and its retry all of it once', async () => {
  const elif = student()
  const { studentKey } = elif
  const block = { day: today, minutes: 60, subject: 'bir', kind: 'study' }
  const called = calls(['add_plan_block', JSON.stringify(block)])
  await using script = await startScript([[called], refuses, [called], [says('Tamam')]])
  const engine = await enterEngine(db)
  const claim = await claimSend(db, engine, { studentKey })
  const deps = turnDeps({ db, bus, model: script.model }, { relay, tools })
  const never = new AbortController().signal
  const run = (attempt: Claim) =>
    runTurn(deps, attempt, liveTurn({ publishLive: () => {} }, attempt), { abandoned: never, stopped: never })
  const state = async () => (await findTurn(db, studentKey, claim.turnId))?.state

  await run(claim)
  expect([await state(), elif.tried, elif.changed, await unconfirmed(studentKey)]).toEqual([
    'failed',
    [['bir']],
    [],
    [],
  ])
  const again = await restartTurn(db, { ...claim, traceparent: null }, engine)
  if (again.kind !== 'restarted' || !again.claim) throw new Error('the turn was not restarted')
  await run(again.claim)
  expect([await state(), elif.changed]).toEqual(['done', [['bir']]])
})
