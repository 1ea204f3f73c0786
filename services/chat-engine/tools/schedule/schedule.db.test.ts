import { randomUUID } from 'node:crypto'
import { handle, Unavailable } from '@yoldas/bus'
import type { LiveEvent } from '@yoldas/contracts/live'
import { changePreferences, getProfile, type Preferences } from '@yoldas/contracts/profile'
import {
  changeSchedule,
  listScheduled,
  maxPending,
  type ScheduleChange,
  type ScheduledMessage,
} from '@yoldas/contracts/scheduler'
import { isUnavailable } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { findUnconfirmed, type Relay, startRelay } from '@yoldas/outbox'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { eventually } from '@yoldas/testkit'
import { openDb, openNats, silent } from '@yoldas/testkit/servers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { TurnDeps } from '../../answer/attempt.ts'
import { liveTurn } from '../../answer/live.ts'
import { openToolbox } from '../../answer/toolbox.ts'
import { findTurn } from '../../engine/find/store.ts'
import { runTurn } from '../../engine/run.ts'
import { turnMetrics } from '../../metrics.ts'
import { claimSend, enterEngine, turnDeps } from '../../test/engine.ts'
import { calls, emptyCorpus, goesOn, refuses, type Said, says, startScript } from '../../test/script.ts'
import { openGiven } from '../../text/citations.ts'
import type { Effect } from '../../turn/store.ts'
import { tools } from '../index.ts'
import { type Preferred, withPreferences } from './preferences.ts'
import { pendingAfter } from './rules.ts'

/** 17:40 in Istanbul. */
const now = '2026-11-21T14:40:30.000Z'
const log = createLog('test', 'silent')
const signMedia: TurnDeps['signMedia'] = async (_studentKey, media) => ({ ...media, url: null, urlExpiresAt: null })

const opened = new AsyncDisposableStack()
const db = await openDb('chat-engine')
const connect = await openNats()
const bus = await connect('chat-engine')
let relay: Relay
beforeAll(async () => {
  const scheduler = await connect('companion-scheduler')
  opened.use(await scheduler.serve(schedulerHandlers, { service: 'companion-scheduler', isUnavailable }))
  const profile = await connect('profile-journey')
  opened.use(await profile.serve(profileHandlers, { service: 'profile-journey', isUnavailable }))
  relay = opened.use(startRelay({ db, bus, log: silent }))
})
afterAll(() => opened.disposeAsync())

/** What the scheduler has of a student, and how it behaves to them. */
type Student = {
  scheduled: ScheduledMessage[]
  /** Each command that came, once. */
  commands: ScheduleChange[][]
  lists: number
  erased: boolean
  onList(): Promise<void>
  onChange(): Promise<void>
  /** What they prefer, as profile-journey has it; each command that came to it. */
  preferred: Preferred
  preferences: Preferences[]
  onProfile(): Promise<void>
  onPrefer(): Promise<void>
}
const students = new Map<string, Student>()
const everything: Preferred = {
  proactive: { reminders: true, checkins: true, followups: true, reviews: false, weekly: false },
  quietHours: null,
}
const [night, morning] = [
  { start: '22:00', end: '07:00' },
  { start: '22:00', end: '12:00' },
]

function student(behaviour: Partial<Student> = {}) {
  const studentKey = randomUUID()
  const nothing = async () => {}
  const fresh = {
    ...{ scheduled: [], commands: [], lists: 0, erased: false, onList: nothing, onChange: nothing },
    ...{ preferred: everything, preferences: [], onProfile: nothing, onPrefer: nothing },
  }
  const known: Student = { ...fresh, ...behaviour }
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
const seen = new Set<string>()

/** Plays companion-scheduler. */
const schedulerHandlers = [
  handle(listScheduled, async ({ studentKey }) => {
    const known = ofStudent(studentKey)
    const { scheduled, erased } = known
    known.lists += 1
    await known.onList()
    return erased ? ({ kind: 'erased' } as const) : ({ kind: 'listed', scheduled, now } as const)
  }),
  handle(
    { ...changeSchedule, input: z.object({ id: z.uuid(), input: changeSchedule.input }), output: z.object({}) },
    async ({ id, input: { studentKey, changes } }) => {
      const known = ofStudent(studentKey)
      await known.onChange()
      if (seen.has(id)) return {}
      seen.add(id)
      known.commands.push(changes)
      known.scheduled = pendingAfter(known.scheduled, known.commands.flat())
      return {}
    },
  ),
]

const rest = {
  ...{ displayName: null, examType: null, track: null, grade: null, examDate: null, targetUniversity: null },
  ...{ targetDepartment: null, targetRank: null, dailyHours: null, strongSubjects: [], weakSubjects: [], about: null },
  ...{ targetNets: {}, birthYear: null, checkinTime: null, hidePreviews: false, answerStyle: 'guide' as const },
  ...{ reviewRetention: 0.9, reviewCap: 40 },
}

/** Plays profile-journey. */
const profileHandlers = [
  handle(getProfile, async ({ studentKey }) => {
    const known = ofStudent(studentKey)
    await known.onProfile()
    const profile = { ...rest, ...known.preferred }
    const unknown = { examDay: null, age: null, blocked: null }
    return { kind: 'found' as const, profile, needsOnboarding: true, ...unknown, createdAt: now }
  }),
  handle(
    { ...changePreferences, input: z.object({ id: z.uuid(), input: changePreferences.input }), output: z.object({}) },
    async ({ id, input: { studentKey, preferences } }) => {
      const known = ofStudent(studentKey)
      await known.onPrefer()
      if (seen.has(id)) return {}
      seen.add(id)
      known.preferences.push(preferences)
      known.preferred = withPreferences(known.preferred, preferences)
      return {}
    },
  ),
]

const Told = z.looseObject({
  ok: z.literal(true).optional(),
  id: z.string().optional(),
  dueAt: z.string().optional(),
  scheduled: z.array(z.looseObject({ id: z.string(), text: z.string() })).optional(),
  error: z.string().optional(),
})

/** The tools of a turn, without a model; `commit` does what the turn's commit would. */
function openTurn({ studentKey }: { studentKey: string }) {
  const effects: Effect[] = []
  const ending = new AbortController()
  const stage = (effect: Effect) => void effects.push(effect)
  const live = liveTurn({ publishLive: () => {} }, { studentKey, turnId: newId(), attempt: 1 })
  const turn = {
    db,
    bus,
    log,
    relay,
    signMedia,
    live,
    studentKey,
    questionId: newId(),
    messageIds: new Map(),
    memoryRevision: 0,
    corpus: emptyCorpus,
    exam: null,
    given: openGiven(),
    signal: ending.signal,
    stage,
  }
  const toolbox = openToolbox(tools, turn, turnMetrics(createMetrics()))
  const call = async (name: string, written: object = {}) =>
    Told.parse(JSON.parse(await toolbox.call({ id: 'a', name, arguments: JSON.stringify(written) })))
  return {
    effects,
    questionId: turn.questionId,
    end: () => ending.abort(),
    add: (written: object = {}) =>
      call('schedule_message', { kind: 'reminder', text: 'Merhaba', dueAt: '2026-11-22T18:30', ...written }),
    list: async () => (await call('list_scheduled')).scheduled,
    cancel: (id: string | undefined) => call('cancel_scheduled', { id }),
    prefer: (written: object) => call('set_preferences', written),
    call,
    commit: async () => {
      const left = await db.transaction(async (tx) => {
        const announces = []
        for (const { apply } of effects) announces.push(await apply(tx))
        return announces
      })
      await Promise.all(left.map((announce) => announce?.()))
    },
  }
}

const scheduled = (text: string, dueAt = '2026-11-22T15:30:00.000Z'): ScheduledMessage => ({
  id: newId(),
  kind: 'reminder',
  text,
  reason: null,
  dueAt,
  cancelOn: 'none',
  createdAt: now,
})
const many = (count: number) => Array.from({ length: count }, (_, index) => scheduled(String(index)))
const texts = (messages: ReadonlyArray<{ text: string }> | undefined) => messages?.map(({ text }) => text)
const unconfirmed = (studentKey: string) => findUnconfirmed(db, changeSchedule, studentKey)
const broken = { error: 'araç şu anda çalışmıyor' }

describe('a message that a tool schedules', () => {
  test('is shown in the student’s time, is nowhere before the commit, and then with its owner', async () => {
    const elif = student()
    const turn = openTurn(elif)
    const added = await turn.add({ text: '  Yarın sınav var! \n', reason: ' Söz verdim ', cancelOn: 'user_message' })
    expect(added).toEqual({ ok: true, id: expect.any(String), dueAt: '2026-11-22T18:30' })
    expect([elif.commands, await unconfirmed(elif.studentKey)]).toEqual([[], []])
    await turn.commit()
    const message = {
      id: added.id,
      kind: 'reminder',
      text: 'Yarın sınav var!',
      reason: 'Söz verdim',
      dueAt: '2026-11-22T15:30:00.000Z',
      cancelOn: 'user_message',
      createdAt: now,
    }
    expect(elif.commands).toEqual([[{ change: 'add', message, afterMessageId: turn.questionId }]])
    expect(await unconfirmed(elif.studentKey)).toEqual([])
  })

  test('is listed by its turn among what the owner has, soonest first', async () => {
    const [before, after] = [
      scheduled('önce', '2026-11-21T20:00:00.000Z'),
      scheduled('sonra', '2026-12-01T06:00:00.000Z'),
    ]
    const turn = openTurn(student({ scheduled: [after, before] }))
    const { id } = await turn.add({ kind: 'followup', text: 'arada', reason: '' })
    expect(await turn.list()).toEqual([
      expect.objectContaining({ id: before.id, dueAt: '2026-11-21T23:00' }),
      { id, kind: 'followup', text: 'arada', reason: null, dueAt: '2026-11-22T18:30', cancelOn: 'none' },
      expect.objectContaining({ id: after.id, dueAt: '2026-12-01T09:00' }),
    ])
  })

  test('is seen and cancelled by the next turn before its owner knows of it, and stays cancelled', async () => {
    let reachable = false
    const elif = student({ onChange: async () => void (reachable || (await away())) })
    const first = openTurn(elif)
    const { id } = await first.add({ text: 'bekleyen' })
    await first.add({ text: 'kalan' })
    const committed = first.commit()
    await eventually('the command to be sent', async () => (await unconfirmed(elif.studentKey)).length === 1)

    const second = openTurn(elif)
    expect(texts(await second.list())).toEqual(['bekleyen', 'kalan'])
    expect(await second.cancel(id)).toEqual({ ok: true })
    expect(texts(await second.list())).toEqual(['kalan'])
    reachable = true
    await Promise.all([committed, second.commit()])
    await eventually('both commands to arrive', async () => (await unconfirmed(elif.studentKey)).length === 0)
    expect(texts(await openTurn(elif).list())).toEqual(['kalan'])
  })

  test('is listed when it arrives while its owner is being asked', async () => {
    let reachable = false
    const elif = student({ onChange: async () => void (reachable || (await away())) })
    const first = openTurn(elif)
    await first.add({ text: 'yolda' })
    const committed = first.commit()
    await eventually('the command to be sent', async () => (await unconfirmed(elif.studentKey)).length === 1)
    const second = openTurn(elif)
    elif.onList = async () => {
      reachable = true
      await eventually('the command to arrive', async () => (await unconfirmed(elif.studentKey)).length === 0)
    }
    expect(texts(await second.list())).toEqual(['yolda'])
    await committed
  })

  test('is listed once when it has arrived and only the answer has not', async () => {
    const elif = student()
    const turn = openTurn(elif)
    await turn.add({ text: 'bir kez' })
    elif.onChange = async () => {
      // Done, and then unable to say so.
      elif.scheduled = pendingAfter(
        elif.scheduled,
        (await unconfirmed(elif.studentKey)).flatMap(({ changes }) => changes),
      )
      await away()
    }
    const committed = turn.commit()
    await eventually('the message to arrive', () => elif.scheduled.length === 1)
    expect(await unconfirmed(elif.studentKey)).toHaveLength(1)
    expect(texts(await openTurn(elif).list())).toEqual(['bir kez'])
    await committed
  })

  test.each([
    ['without text', { text: ' \n ' }, 'metin boş olamaz'],
    ['of blanks alone', { text: '\u00a0\u3000' }, 'metin boş olamaz'],
    ['of too much text', { text: 'ş'.repeat(2001) }, 'text'],
    ['with too long a reason', { reason: 'x'.repeat(501) }, 'reason'],
    ['of another kind', { kind: 'silence_checkin' }, 'kind'],
    ['cancelled by something else', { cancelOn: 'always' }, 'cancelOn'],
    ['without a time', { dueAt: undefined }, 'dueAt'],
    ['that claims a feeling', { text: 'Seni çok özledim!' }, 'gönderilemez: insan olduğunu ya da duyguların olduğunu'],
    [
      'with a reason that claims a feeling',
      { reason: 'Seni çok özledim!' },
      'öğrenci onu da okuyabilir: insan olduğunu',
    ],
    ['with a reason to meet', { reason: 'Yarın parkta buluşalım' }, 'reason olmaz, öğrenci onu da okuyabilir'],
  ])('%s is refused', async (_name, written, why) => {
    const elif = student()
    const turn = openTurn(elif)
    expect(await turn.add(written)).toEqual({ error: expect.stringContaining(why) })
    expect([turn.effects, elif.lists]).toEqual([[], 0])
  })

  test('may have the most text, in characters, and spaces around it', async () => {
    const turn = openTurn(student())
    expect(await turn.add({ text: ` ${'😀'.repeat(2000)}\n` })).toMatchObject({ ok: true })
  })

  test.each([
    ['that no calendar has', '2026-02-30T12:00', 'YYYY-MM-DDTHH:MM biçiminde; şu an 2026-11-21T17:40'],
    ['in another form', '22.11.2026 18:30', 'YYYY-MM-DDTHH:MM biçiminde; şu an 2026-11-21T17:40'],
    ['in the past', '2026-11-21T17:40', 'dueAt geçmişte kalıyor: şu an 2026-11-21T17:40'],
    ['too far ahead', '2027-11-21T17:41', 'en çok 365 gün sonrasına'],
  ])('for a time %s is refused with what helps', async (_name, dueAt, why) => {
    const turn = openTurn(student())
    expect(await turn.add({ dueAt })).toEqual({ error: expect.stringContaining(why) })
    expect(turn.effects).toEqual([])
  })

  test.each(['2026-11-21T17:41', '2027-11-21T17:40'])('may be due at %s, the border', async (dueAt) => {
    expect(await openTurn(student()).add({ dueAt })).toMatchObject({ ok: true, dueAt })
  })
})

describe('the most messages', () => {
  test('hold for calls of one step, which are decided in their order and ask the owner once', async () => {
    const elif = student()
    const turn = openTurn(elif)
    const told = await Promise.all(Array.from({ length: 25 }, (_, index) => turn.add({ text: String(index) })))
    expect(told.map(({ ok }) => ok === true)).toEqual(Array.from({ length: 25 }, (_, index) => index < maxPending))
    expect(told.at(-1)).toEqual({ error: expect.stringContaining('bekleyen 20 mesaj var') })
    expect(elif.lists).toBe(1)
    await turn.commit()
    expect(texts(elif.scheduled)).toEqual(Array.from({ length: maxPending }, (_, index) => String(index)))
  })

  test('are what the owner has, what is on its way and what the turn adds; a cancelled one makes room', async () => {
    const elif = student({ scheduled: many(maxPending - 2), onChange: away })
    const first = openTurn(elif)
    await first.add({ text: 'yolda' })
    const committed = first.commit()
    await eventually('the command to be sent', async () => (await unconfirmed(elif.studentKey)).length === 1)
    const turn = openTurn(elif)
    const [last, tooMany, cancelled, instead] = await Promise.all([
      turn.add(),
      turn.add(),
      turn.cancel(elif.scheduled[0]?.id),
      turn.add({ text: 'yerine' }),
    ])
    expect([last, cancelled, instead]).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
    expect(tooMany).toEqual({ error: expect.stringContaining('bekleyen 20 mesaj var') })
    await committed
  })
})

describe('a cancelled message', () => {
  test('is gone for its turn at once and for its owner after the commit; a second time there is none', async () => {
    const [kept, gone] = [scheduled('kalan'), scheduled('giden')]
    const elif = student({ scheduled: [kept, gone] })
    const turn = openTurn(elif)
    expect(await turn.cancel(gone.id.toUpperCase())).toEqual({ ok: true })
    expect(await turn.cancel(gone.id)).toEqual({ error: 'böyle bir zamanlanmış mesaj yok' })
    expect(texts(await turn.list())).toEqual(['kalan'])
    expect(elif.scheduled).toHaveLength(2)
    await turn.commit()
    expect(elif.commands).toEqual([[{ change: 'cancel', id: gone.id }]])
    expect(elif.scheduled).toEqual([kept])
  })

  test('of another student is unknown', async () => {
    const other = student({ scheduled: [scheduled('başkasının')] })
    const turn = openTurn(student())
    expect(await turn.cancel(other.scheduled[0]?.id)).toEqual({ error: 'böyle bir zamanlanmış mesaj yok' })
    expect(turn.effects).toEqual([])
  })

  test('that its own turn added was never there: nothing is sent', async () => {
    const elif = student()
    const turn = openTurn(elif)
    const { id } = await turn.add()
    expect(await turn.cancel(id)).toEqual({ ok: true })
    expect(await turn.list()).toEqual([])
    await turn.commit()
    expect([await unconfirmed(elif.studentKey), elif.commands]).toEqual([[], []])
  })
})

describe('the tools', () => {
  test('read nothing until they are called', async () => {
    const elif = student()
    const turn = openTurn(elif)
    await turn.call('update_scratchpad', { text: 'not' })
    expect(elif.lists).toBe(0)
  })

  test('refuse for an erased student', async () => {
    const turn = openTurn(student({ erased: true }))
    const gone = { error: 'bu öğrenci artık yok' }
    expect([await turn.add(), await turn.call('list_scheduled'), await turn.cancel(newId())]).toEqual([
      gone,
      gone,
      gone,
    ])
    expect(turn.effects).toEqual([])
  })

  test('say that they do not work while the owner is away, and work again after it', async () => {
    const elif = student({ onList: away })
    const turn = openTurn(elif)
    expect(await Promise.all([turn.add(), turn.call('list_scheduled')])).toEqual([broken, broken])
    expect(turn.effects).toEqual([])
    elif.onList = async () => {}
    expect(await turn.add()).toMatchObject({ ok: true })
  })

  test('say so in two seconds when the owner is silent', async () => {
    const released = Promise.withResolvers<void>()
    const turn = openTurn(student({ onList: () => released.promise }))
    const started = performance.now()
    expect(await turn.add()).toEqual(broken)
    expect(performance.now() - started).toBeLessThan(4_000)
    released.resolve()
  })

  test('change nothing when their turn has ended meanwhile', async () => {
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const onList = async () => {
      asked.resolve()
      await released.promise
    }
    const turn = openTurn(student({ onList }))
    const adding = turn.add()
    await asked.promise
    turn.end()
    released.resolve()
    expect(await adding).toEqual(broken)
    expect(turn.effects).toEqual([])
  })
})

describe('what a student has turned off', () => {
  const kinds = [
    ['reminder', 'reminders'],
    ['checkin', 'checkins'],
    ['followup', 'followups'],
  ] as const

  test.each(kinds)('is not scheduled: a %s is refused exactly when %s are off', async (kind, name) => {
    for (const [, off] of kinds) {
      const preferred = { ...everything, proactive: { ...everything.proactive, [off]: false } }
      const turn = openTurn(student({ preferred }))
      const told = await turn.add({ kind })
      if (off !== name) expect(told).toMatchObject({ ok: true })
      else expect(told).toEqual({ error: expect.stringContaining('kapatmış') })
      expect(turn.effects).toHaveLength(off === name ? 0 : 1)
    }
  })

  test('by a turn before, whose command is still on its way, is refused too', async () => {
    const elif = student({ onPrefer: away })
    const first = openTurn(elif)
    await first.prefer({ checkins: false })
    const committed = first.commit()
    await eventually('the command to be sent', async () => {
      return (await findUnconfirmed(db, changePreferences, elif.studentKey)).length === 1
    })
    expect(await openTurn(elif).add({ kind: 'checkin' })).toEqual({ error: expect.stringContaining('kapatmış') })
    elif.onPrefer = async () => {}
    await committed
    await eventually('the command to arrive', () => elif.preferences.length === 1)
  })

  test('is scheduled while nobody can tell: it is dropped when it is due', async () => {
    const elif = student({ onProfile: away, preferred: { ...everything, quietHours: night } })
    expect(await openTurn(elif).add({ kind: 'checkin', dueAt: '2026-11-22T23:30' })).toEqual({
      ...{ ok: true, id: expect.any(String), dueAt: '2026-11-22T23:30' },
    })
  })
})

describe('a message that is due in quiet hours', () => {
  test.each([
    ['checkin', '2026-11-22T22:00', '2026-11-23T07:00'],
    ['followup', '2026-11-22T06:59', '2026-11-22T07:00'],
    ['followup', '2026-11-22T07:00', undefined],
    ['checkin', '2026-11-22T21:59', undefined],
    ['reminder', '2026-11-22T23:00', undefined],
  ])('is answered with the time that it moves to: a %s for %s, moved to %s', async (kind, dueAt, sentAt) => {
    const told = await openTurn(student({ preferred: { ...everything, quietHours: night } })).add({ kind, dueAt })
    expect(told).toMatchObject({ ok: true, dueAt })
    expect(told.sentAt).toBe(sentAt)
    if (sentAt) expect(told.note).toContain(sentAt)
  })
})

describe('preferences', () => {
  test('are shown as they will be, and change with the commit, as one command', async () => {
    const elif = student({ preferred: { ...everything, quietHours: night } })
    const turn = openTurn(elif)
    expect(await turn.prefer({ quietHours: morning })).toEqual({
      ok: true,
      ...everything.proactive,
      quietHours: morning,
    })
    expect(await turn.prefer({ checkins: false })).toMatchObject({ checkins: false, quietHours: morning })
    expect(await turn.prefer({ quietHours: null })).toMatchObject({ checkins: false, quietHours: null })
    expect(elif.preferences).toEqual([])
    await turn.commit()
    expect(elif.preferences).toEqual([{ checkins: false, quietHours: null }])
    expect(await findUnconfirmed(db, changePreferences, elif.studentKey)).toEqual([])
  })

  test('hold at once for what the turn schedules later, also in the same step', async () => {
    const turn = openTurn(student())
    const [before, , after, moved] = await Promise.all([
      turn.add({ kind: 'followup', dueAt: '2026-11-23T09:00' }),
      turn.prefer({ checkins: false, quietHours: morning }),
      turn.add({ kind: 'checkin' }),
      turn.add({ kind: 'followup', dueAt: '2026-11-23T09:00' }),
    ])
    expect(before?.sentAt).toBeUndefined()
    expect(after).toEqual({ error: expect.stringContaining('kapatmış') })
    expect(moved).toMatchObject({ ok: true, sentAt: '2026-11-23T12:00' })
    await turn.prefer({ checkins: true })
    expect(await turn.add({ kind: 'checkin' })).toMatchObject({ ok: true })
  })

  test('change while the scheduler and profile-journey are away: the outbox keeps the command', async () => {
    const elif = student({ onList: away, onProfile: away })
    const turn = openTurn(elif)
    expect(await turn.prefer({ reminders: false })).toEqual({ ok: true })
    await turn.commit()
    expect(elif.preferences).toEqual([{ reminders: false }])
  })

  test.each([
    ['nothing', {}, 'değişecek bir şey yok'],
    ['half of the hours', { quietHours: { start: '22:00' } }, 'quietHours'],
    ['an hour that no clock shows', { quietHours: { start: '24:00', end: '07:00' } }, 'quietHours'],
    ['a word', { checkins: 'hayır' }, 'checkins'],
  ])('are refused when the model names %s', async (_what, written, why) => {
    const turn = openTurn(student())
    expect(await turn.prefer(written)).toEqual({ error: expect.stringContaining(why) })
    expect(turn.effects).toEqual([])
  })
})

const plan = (text: string): [string, string] => [
  'schedule_message',
  JSON.stringify({ kind: 'reminder', text, dueAt: '2026-11-22T18:30' }),
]

/** A whole turn, of which the model says these answers. */
async function begin({ studentKey }: { studentKey: string }, answers: Said[]) {
  const script = await startScript(answers)
  const claim = await claimSend(db, await enterEngine(db), { studentKey })
  const [abandon, stop] = [new AbortController(), new AbortController()]
  const ends: LiveEvent[] = []
  const ended = Promise.withResolvers<void>()
  const publishLive = (_studentKey: string, _turnId: string, event: LiveEvent) => {
    if (event.event !== 'done' && event.event !== 'error') return
    ends.push(event)
    ended.resolve()
  }
  const deps = turnDeps({ db, bus, model: script.model }, { relay, tools, onEnd: relay.wake })
  const orders = { abandoned: abandon.signal, stopped: stop.signal }
  return {
    asked: script.asked,
    /** The event that the student was shown of its end. */
    ends,
    ended: ended.promise,
    stop: () => stop.abort(),
    state: async () => (await findTurn(db, studentKey, claim.turnId))?.state,
    run: () => runTurn(deps, claim, liveTurn({ publishLive }, claim), orders),
    [Symbol.asyncDispose]: () => script[Symbol.asyncDispose](),
  }
}

describe('a turn', () => {
  test('sends all that it changed as one command, which has arrived when the turn is done', async () => {
    const gone = scheduled('giden')
    const elif = student({ scheduled: [gone] })
    await using turn = await begin(elif, [
      [calls(plan('bir'), plan('iki'))],
      [calls(['cancel_scheduled', JSON.stringify({ id: gone.id })])],
      [says('Tamam')],
    ])
    const atTheEnd = turn.ended.then(() => texts(elif.scheduled))
    await turn.run()
    expect(await atTheEnd).toEqual(['bir', 'iki'])
    expect(elif.commands.map((changes) => changes.map(({ change }) => change))).toEqual([['add', 'add', 'cancel']])
    expect(turn.ends.map(({ event }) => event)).toEqual(['done'])
  })

  test('that fails sends nothing', async () => {
    const elif = student()
    await using turn = await begin(elif, [[calls(plan('bir'))], refuses])
    await turn.run()
    expect(turn.ends.map(({ event }) => event)).toEqual(['error'])
    expect([await unconfirmed(elif.studentKey), elif.commands]).toEqual([[], []])
  })

  test('that is stopped sends what its tools had done', async () => {
    const elif = student()
    await using turn = await begin(elif, [[calls(plan('bir'))], [says('Tam'), goesOn]])
    const running = turn.run()
    await eventually('the second step', () => turn.asked.length === 2)
    turn.stop()
    await running
    expect(await turn.state()).toBe('stopped')
    expect(texts(elif.scheduled)).toEqual(['bir'])
  })

  test('is done after two seconds though the owner is silent, which gets the command later', async () => {
    const released = Promise.withResolvers<void>()
    const elif = student({ onChange: () => released.promise })
    await using turn = await begin(elif, [[calls(plan('bir'))], [says('Tamam')]])
    const began = performance.now()
    const running = turn.run()
    await eventually('the commit', async () => (await turn.state()) === 'done')
    expect(turn.ends).toEqual([])
    const committed = performance.now()
    await running
    expect(performance.now() - began).toBeGreaterThan(1_900)
    // Less than a request may take.
    expect(performance.now() - committed).toBeLessThan(6_000)
    expect(turn.ends.map(({ event }) => event)).toEqual(['done'])
    released.resolve()
    await eventually('the command to arrive', () => elif.scheduled.length === 1)
    expect(elif.commands).toHaveLength(1)
  })

  test('is done while the owner is away: the model gets the error that the tool does not work', async () => {
    const elif = student({ onList: away })
    await using turn = await begin(elif, [[calls(plan('bir'))], [says('Olmadı')]])
    await turn.run()
    expect(turn.asked[1]?.messages.at(-1)?.content).toBe(JSON.stringify(broken))
    expect(turn.ends.map(({ event }) => event)).toEqual(['done'])
    expect(elif.commands).toEqual([])
  })
})
