import { randomUUID } from 'node:crypto'
import { type Area, type Bench, interleave, type Measured, measure, medianOf } from '../bench.ts'
import type { Load } from '../client/index.ts'
import { cloneFor } from '../databases.ts'
import { type Accepting, startAccepting, startAnswering } from '../notifier/replies.ts'
import { ownNats } from '../notifier/start.ts'
import { connectOwner, type OwnQuery, offerReplies, untilNone } from '../notifier/students.ts'
import { groupsOf } from '../picture.ts'
import { type Goal, milliseconds, perSecond } from '../table.ts'

const studentCount = 5_000
const atOnce = 64
/** Of what is accepted 64 at once: what a machine does that is well used and not full. */
const share = 0.6
/** More than are accepted. */
const mostPerSecond = 3_000
const goalMilliseconds = 50

type Side = { bench: Bench; accepting: Accepting; tokens: string[]; query: OwnQuery }

/**
 * A reply typed into a notification, through the public door: with chat-engine answering it, and with something in its
 * place that takes commands and does nothing, so that what is measured is the accepting alone.
 */
export async function replyRows(bench: Bench): Promise<Area> {
  await using parts = new AsyncDisposableStack()
  const alone = await openSide(bench, parts, 'accepting', startAccepting)
  const answered = await openSide(bench, parts, 'answering', startAnswering)
  const each = (crowds: Record<'alone' | 'answered', Crowd>) => ({
    alone: () => measureReplies(alone, crowds.alone),
    answered: () => measureReplies(answered, crowds.answered),
  })
  const full = each({ alone: { atOnce }, answered: { atOnce } })
  await interleave(1, full)
  const most = await interleave(bench.rounds, full)
  const pace = (rounds: Measured[]) => ({ perSecond: Math.round(share * medianOf(rounds).perSecond) })
  const paces = { alone: pace(most.alone), answered: pace(most.answered) }
  const paced = await interleave(bench.rounds, each(paces))
  const percent = `${Math.round(share * 100)} % of that`
  const sides = ['alone', 'answered'] as const
  const nameOf = (side: (typeof sides)[number]) =>
    side === 'alone' ? 'nobody answering them' : 'while chat-engine answers them'
  const rates = (side: (typeof sides)[number]) => ({
    [`${atOnce} at once`]: medianOf(most[side]).perSecond,
    'at the pace': paces[side].perSecond,
  })
  const latencies = (side: (typeof sides)[number]) => {
    const { p50, p99 } = medianOf(paced[side])
    return { p50, p99 }
  }
  return {
    goals: [
      mostGoal(`replies accepted, ${atOnce} at once, nobody answering them`, most.alone),
      mostGoal('the same while chat-engine answers them', most.answered),
      paceGoal(`reply accepted (202), ${percent} (${paces.alone.perSecond}/s), nobody answering them`, paced.alone),
      paceGoal(`the same while chat-engine answers them (${paces.answered.perSecond}/s)`, paced.answered),
    ],
    picture: {
      title: 'Replies typed into notifications',
      charts: [
        { figure: 'replies accepted', format: perSecond, groups: groupsOf(sides, nameOf, rates) },
        { figure: `time to the 202 at ${percent}`, format: milliseconds, groups: groupsOf(sides, nameOf, latencies) },
      ],
    },
  }
}

async function openSide(
  bench: Bench,
  parts: AsyncDisposableStack,
  name: string,
  start: typeof startAccepting,
): Promise<Side> {
  const { servers } = parts.use(await ownNats(bench.servers))
  const database = parts.use(await cloneFor(servers, name))
  const { query } = parts.use(await connectOwner(database))
  const tokens = await offerReplies(query, studentCount)
  const accepting = parts.use(await start(servers, database))
  return { bench: { ...bench, servers }, accepting, tokens, query }
}

type Crowd = { atOnce: number } | { perSecond: number }

/** A window, and the time until all that it left is done: none of it lies in the next. */
async function measureReplies({ bench, accepting, tokens, query }: Side, crowd: Crowd): Promise<Measured> {
  const expect = { status: 202, stream: false }
  const load: Load = {
    ...{ url: accepting.url, method: 'POST', path: '/api/notifications/reply', tokens: [], expect },
    body: replyBodies(bench, tokens),
    ...crowd,
  }
  const measured = await measure(bench, accepting, load)
  await untilNone(query, 'SELECT count(*) FROM notify.outbox')
  await untilNone(query, `SELECT count(*) FROM chat.turn WHERE finished_at IS NULL`)
  return measured
}

/** Of students who reply in turn. The model's stand-in answers with 50 tokens at once. */
function replyBodies({ seconds }: Bench, tokens: string[]): string[] {
  const text = '!tokens 50\n!delay 0\nTeşekkürler, bugün çalışacağım!'
  return Array.from({ length: Math.ceil(mostPerSecond * (seconds + 1)) }, (_, nth) =>
    JSON.stringify({ token: tokens[nth % tokens.length], text, clientId: randomUUID() }),
  )
}

function mostGoal(path: string, measured: Measured[]): Goal {
  const { perSecond: replies, p50, p99 } = medianOf(measured)
  const reached = `${perSecond(replies)}, p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}${cpuOf(measured)}`
  return { path, goal: '', reached, met: null }
}

function paceGoal(path: string, measured: Measured[]): Goal {
  const { p50, p99 } = medianOf(measured)
  const reached = `p99 ${milliseconds(p99)}, p50 ${milliseconds(p50)}${cpuOf(measured)}`
  return { path, goal: `p99 ≤ ${goalMilliseconds} ms`, reached, met: p99 <= goalMilliseconds }
}

function cpuOf(measured: Measured[]): string {
  const { services, nats, postgres } = medianOf(measured).cpu
  return `; CPU: services ${milliseconds(services)}, NATS ${milliseconds(nats)}, Postgres ${milliseconds(postgres)}`
}
