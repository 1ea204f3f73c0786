import { randomUUID } from 'node:crypto'
import { type Area, type Bench, interleave, type Measured, measure, medianOf, warming } from '../bench.ts'
import type { Load } from '../client/index.ts'
import { cpuFigures } from '../cpu.ts'
import { type Accepting, startAccepting, startAnswering } from '../notifier/replies.ts'
import { connectOwner, type OwnQuery, offerReplies, untilNone } from '../notifier/students.ts'
import { ownServers } from '../ownServers.ts'
import { groupsOf } from '../picture.ts'
import type { Servers } from '../servers.ts'
import { median } from '../statistics.ts'
import { type Goal, milliseconds, perSecond } from '../table.ts'

const studentCount = 5_000
const atOnce = 64
/** Of what is accepted 64 at once: what a machine does that is well used and not full. */
const share = 0.6
const warmPerSecond = 100
/** More than are accepted. */
const mostPerSecond = 3_000
const goalMilliseconds = 50

type Side = { servers: Servers; accepting: Accepting; tokens: string[]; query: OwnQuery }
/** `done`: so many a second, counted until all that was accepted is done. */
type Replied = Measured & { done: number }

const names: Record<string, string> = {
  alone: 'nobody answering them',
  answered: 'while chat-engine answers them',
  'other alone': 'nobody answering them, other clone',
  'other answered': 'while chat-engine of the other clone answers them',
}

/**
 * A reply typed into a notification, through the public door: with chat-engine answering it, and with something in its
 * place that takes commands and does nothing, so that what is measured is the accepting alone. The pace is a share of
 * what the machine accepts and answers: more is accepted for a while, and what waits then would fill every window.
 */
export async function replyRows(bench: Bench): Promise<Area> {
  await using parts = new AsyncDisposableStack()
  const opened = async (whose: string, clone?: string) => ({
    [`${whose}alone`]: await openSide(bench, parts, `${clone ? 'other_' : ''}accepting`, startAccepting, clone),
    [`${whose}answered`]: await openSide(bench, parts, `${clone ? 'other_' : ''}answering`, startAnswering, clone),
  })
  const sides = { ...(await opened('')), ...(bench.otherClone && (await opened('other ', bench.otherClone))) }
  const each = (bench: Bench, crowdOf: (name: string) => Crowd) =>
    Object.fromEntries(
      Object.entries(sides).map(([name, side]) => [name, () => measureReplies(bench, side, crowdOf(name))]),
    )
  // As many at once as can be accepted would take minutes to be answered.
  await interleave(
    1,
    each(warming(bench), () => ({ perSecond: warmPerSecond })),
  )
  const most = await interleave(
    bench.rounds,
    each(bench, () => ({ atOnce })),
  )
  const paceOf = (name: string) => Math.round(share * median((most[name] ?? []).map(({ done }) => done)))
  const paced = await interleave(
    bench.rounds,
    each(bench, (name) => ({ perSecond: paceOf(name.replace('other ', '')) })),
  )
  const shown = Object.keys(sides)
  const percent = `${Math.round(share * 100)} % of that`
  const nameOf = (name: string) => names[name] ?? name
  const rates = (name: string) => ({
    [`${atOnce} at once`]: medianOf(most[name] ?? []).perSecond,
    'at the pace': paceOf(name.replace('other ', '')),
  })
  const latencies = (name: string) => {
    const { p50, p99 } = medianOf(paced[name] ?? [])
    return { p50, p99 }
  }
  return {
    figures: cpuFigures(medianOf(paced.answered ?? []).cpu, 'ms'),
    goals: [
      ...shown.map((name) => mostGoal(`replies, ${atOnce} at once, ${nameOf(name)}`, most[name] ?? [])),
      ...shown.map((name) => paceGoal(`reply accepted (202), ${percent}, ${nameOf(name)}`, paced[name] ?? [])),
    ],
    picture: {
      title: 'Replies typed into notifications',
      charts: [
        { figure: 'replies accepted', format: perSecond, groups: groupsOf(shown, nameOf, rates) },
        { figure: `time to the 202 at ${percent}`, format: milliseconds, groups: groupsOf(shown, nameOf, latencies) },
      ],
    },
  }
}

async function openSide(
  bench: Bench,
  parts: AsyncDisposableStack,
  name: string,
  start: typeof startAccepting,
  clone?: string,
): Promise<Side> {
  const { servers, database } = parts.use(await ownServers(bench.servers, name, clone))
  const { query } = parts.use(await connectOwner(database))
  const tokens = await offerReplies(query, studentCount)
  const accepting = parts.use(await start(servers, database, { clone }))
  return { servers, accepting, tokens, query }
}

type Crowd = { atOnce: number } | { perSecond: number }

/** A window, and the time until all that it left is done: none of it lies in the next. */
async function measureReplies(bench: Bench, side: Side, crowd: Crowd): Promise<Replied> {
  const { servers, accepting, tokens, query } = side
  const expect = { status: 202, stream: false }
  const load: Load = {
    ...{ url: accepting.url, method: 'POST', path: '/api/notifications/reply', tokens: [], expect },
    body: replyBodies(bench, tokens),
    ...crowd,
  }
  const began = performance.now()
  const before = await countAccepted(query)
  const measured = await measure({ ...bench, servers }, accepting, load)
  await untilNone(query, 'SELECT count(*) FROM notify.outbox')
  await untilNone(query, `SELECT count(*) FROM chat.turn WHERE finished_at IS NULL`)
  const seconds = (performance.now() - began) / 1000
  return { ...measured, done: ((await countAccepted(query)) - before) / seconds }
}

async function countAccepted(query: OwnQuery): Promise<number> {
  const [row] = await query('SELECT count(*)::int AS count FROM notify.reply_mark')
  return Number(row?.count)
}

/** Of students who reply in turn. The model's stand-in answers with 50 tokens at once. */
function replyBodies({ seconds }: Bench, tokens: string[]): string[] {
  const text = '!tokens 50\n!delay 0\nTeşekkürler, bugün çalışacağım!'
  return Array.from({ length: Math.ceil(mostPerSecond * (seconds + 1)) }, (_, nth) =>
    JSON.stringify({ token: tokens[nth % tokens.length], text, clientId: randomUUID() }),
  )
}

function mostGoal(path: string, measured: Replied[]): Goal {
  const { perSecond: replies, p50, p99 } = medianOf(measured)
  const done = perSecond(median(measured.map((one) => one.done)))
  const times = `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`
  return {
    path,
    goal: '',
    reached: `${perSecond(replies)} accepted, ${done} done, ${times}${cpuOf(measured)}`,
    met: null,
  }
}

function paceGoal(path: string, measured: Measured[]): Goal {
  const { perSecond: pace, p50, p99 } = medianOf(measured)
  const reached = `p99 ${milliseconds(p99)}, p50 ${milliseconds(p50)} at ${perSecond(pace)}${cpuOf(measured)}`
  return { path, goal: `p99 ≤ ${goalMilliseconds} ms`, reached, met: p99 <= goalMilliseconds }
}

function cpuOf(measured: Measured[]): string {
  const { services, nats, postgres } = medianOf(measured).cpu
  return `; CPU: services ${milliseconds(services)}, NATS ${milliseconds(nats)}, Postgres ${milliseconds(postgres)}`
}
