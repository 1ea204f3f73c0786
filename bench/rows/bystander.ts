import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Database, freePort, type Part } from '@yoldas/local'
import { eventually } from '@yoldas/testkit'
import { type Area, type Bench, interleave, type Measured, measure, medianOf, ratio } from '../bench.ts'
import { type Attack, attacks, startAttack } from '../bystander/index.ts'
import { withoutSessionGroups } from '../bystander/sessions.ts'
import { secondsOf } from '../cpu.ts'
import { cloneFor, withClient } from '../databases.ts'
import { startNotifier } from '../notifier/start.ts'
import { groupsOf } from '../picture.ts'
import { root, startProgram } from '../servers.ts'
import { type Goal, milliseconds, times } from '../table.ts'
import { startScheduler, startServices, type Variant } from '../variants.ts'
import { signIn } from './turns.ts'

const bystanders = 16
/** So that a window has a thousand answers, of which the slowest hundredth says something. */
const [perSecond, leastSeconds] = [100, 10]
const mostTimes = 3
/** What asks a bare server as fast as it can has the machine's share of the ratio alone. */
const control = '/health, 100 at once'
/** What fills memory, and what the gateway may have then: its pod has 1 GiB. */
const filling = 'unfinished bodies, 15,000 at once'
const mostMebibytes = 512

const studiousSub = 'bench-studious'
/** Asked by a student with sessions; the others by one whose turns and exports these would make larger. */
const ofSessions = 'topics of 7,000 sessions, 40 at once'

/**
 * Students who read their history, evenly paced, while one student asks as fast as they can: their p99 against that of
 * the same round with nobody else there. One answer other than 200 ends the run.
 */
export async function bystanderRows(bench: Bench): Promise<Area> {
  const { servers, rounds, say } = bench
  await using parts = new AsyncDisposableStack()
  parts.use(withoutSessionGroups(say))
  const database = parts.use(await cloneFor(servers, 'bystander'))
  const services = parts.use(await startServices(servers, database))
  // Without them an export is refused before it costs anything.
  parts.use(await startNotifier(servers, database))
  parts.use(await startScheduler(servers, database))
  const bare = parts.use(await startBareServer())
  const tokens = Array.from({ length: bystanders }, () => servers.token())
  await signIn(services.url, tokens)
  // There is ever more of this student to export.
  const attacker = servers.token()
  const studious = servers.token(studiousSub)
  await signIn(services.url, [studious])
  await addSessions(database)
  const held: Held[] = []
  const idle = () => measureBystanders(bench, services, tokens)
  const underAttack = async (attack: Attack, url: string) => {
    await using _attack = startAttack(attack, { url, token: attack === ofSessions ? studious : attacker })
    if (attack !== filling) return await measureBystanders(bench, services, tokens)
    using watched = watchHeld(services.gatewayPid)
    const measured = await measureBystanders(bench, services, tokens)
    held.push(watched.most)
    return measured
  }
  const under = async (attack: Attack, { url }: { url: string }) => {
    const measured = await underAttack(attack, url)
    await untilIdle(services)
    return measured
  }
  const attacked = attacks.map((attack) => [attack, () => under(attack, services)])
  const measurements: Record<'idle' | 'beside' | Attack, () => Promise<Measured>> = {
    idle,
    beside: () => under(control, bare),
    ...Object.fromEntries(attacked),
  }
  // A process is slow at everything that it does for the first time.
  await interleave(1, measurements)
  const residentBefore = residentMebibytes(services.gatewayPid)
  const measured = await interleave(rounds, measurements)
  say(`bystanders: idle ${milliseconds(medianOf(measured.idle).p99)}`)
  const slower = (name: keyof typeof measured) => ratio(measured[name], measured.idle, ({ p99 }) => p99)
  const reached = (name: keyof typeof measured) => {
    const { p50, p99 } = medianOf(measured[name])
    return `${times(slower(name))} (p99 ${milliseconds(p99)}, p50 ${milliseconds(p50)})`
  }
  const goals = attacks.map(
    (attack): Goal => ({
      path: `history of bystanders, p99 against idle: ${attack}`,
      goal: `≤ ${times(mostTimes)}`,
      reached: reached(attack),
      met: slower(attack) <= mostTimes,
    }),
  )
  const beside: Goal = {
    path: 'the same while a bare server beside is asked',
    goal: '',
    reached: reached('beside'),
    met: null,
  }
  const [resident, descriptors] = [most(held, 'mebibytes'), most(held, 'descriptors')]
  const memory: Goal = {
    path: `the gateway’s memory at most: ${filling}`,
    goal: `≤ ${mostMebibytes} MiB`,
    reached: `${resident.toFixed()} MiB with ${descriptors} descriptors (before ${residentBefore.toFixed()} MiB)`,
    met: resident <= mostMebibytes,
  }
  const p99 = (name: keyof typeof measured) => medianOf(measured[name]).p99
  const shown = ['idle', ...attacks, 'beside'] as const
  const groups = groupsOf(
    shown,
    (name) => (name === 'idle' ? 'nobody else' : name === 'beside' ? `${control}, on a bare server beside` : name),
    (name) => ({ bystanders: p99(name) }),
  )
  return {
    goals: [...goals, beside, memory],
    picture: {
      title: 'History of bystanders while one student asks as fast as they can',
      charts: [{ figure: 'time to the answer, p99', format: milliseconds, groups }],
    },
  }
}

/** 7,000 sessions whose subjects and topics all differ and are as long as they may be. */
const addSessions = ({ url }: Database) =>
  withClient(url, (client) =>
    client.query(
      `INSERT INTO profile.study_session (id, student_key, day, subject, topic, minutes)
      SELECT gen_random_uuid(), student_key, current_date - n % 365, lpad('d' || n, 64, 'x'), lpad('k' || n, 128, 'x'),
        1 + n % 900
      FROM profile.student, generate_series(1, 7000) AS n WHERE sub = $1`,
      [studiousSub],
    ),
  )

/** What has begun goes on when its asker is gone, and would be in the way of what is measured next. */
async function untilIdle({ pids }: Variant) {
  const used = () => pids.reduce((sum, pid) => sum + secondsOf(pid), 0)
  await eventually(
    'services that do nothing',
    async () => {
      const before = used()
      await setTimeout(1_000)
      return used() - before < 0.1
    },
    60_000,
  )
}

const most = (held: Held[], figure: keyof Held) => Math.max(...held.map((one) => one[figure]))

function residentMebibytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

type Held = { mebibytes: number; descriptors: number }

/** The most that a process has resident, and open, from now on, looked at ten times a second. */
function watchHeld(pid: number) {
  const most: Held = { mebibytes: 0, descriptors: 0 }
  const looking = setInterval(() => {
    most.mebibytes = Math.max(most.mebibytes, residentMebibytes(pid))
    most.descriptors = Math.max(most.descriptors, readdirSync(`/proc/${pid}/fd`).length)
  }, 100)
  return { most, [Symbol.dispose]: () => clearInterval(looking) }
}

async function startBareServer(): Promise<Part & { url: string }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const part = await startProgram({
    name: 'bare-server',
    args: [join(root, 'bench/bystander/bareServer.ts')],
    readyUrl: url,
    env: { PORT: String(port) },
  })
  return { ...part, url }
}

function measureBystanders(bench: Bench, { url, ...services }: Variant, tokens: string[]): Promise<Measured> {
  const expect = { status: 200, stream: false }
  const load = { url, method: 'GET' as const, path: '/api/chat/history', body: null, tokens, perSecond, expect }
  return measure({ ...bench, seconds: Math.max(leastSeconds, bench.seconds) }, { ...services, url }, load)
}
