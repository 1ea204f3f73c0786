import type { Client, Load, Result } from './client/index.ts'
import { type CpuSeconds, cpuOf, forEachPart } from './cpu.ts'
import type { Picture } from './picture.ts'
import type { Servers } from './servers.ts'
import { median } from './statistics.ts'
import type { Goal } from './table.ts'
import type { Variant } from './variants.ts'

/** What an area of the bench has come to. */
export type Area = {
  goals: Goal[]
  picture: Picture
  /** What docs/scale.md counts with, by names that end in the unit. */
  figures?: Record<string, number>
}

export type Bench = {
  servers: Servers
  client: Client
  seconds: number
  rounds: number
  /** How long a variant works before its first window. */
  warmSeconds: number
  /** Messages in the database that history is read from. */
  historyRows: number
  /** Students who have work beside those whose statistics are asked for. */
  students: number
  /** Scheduled messages that are due, and those that are not; students to check in with. */
  dueRows: number
  waitingRows: number
  silentStudents: number
  /** Of the corpus that is searched. */
  passages: number
  /** Another clone of the repository, whose services are measured beside ours. */
  otherClone?: string | undefined
  say: (line: string) => void
}

/** CPU is in milliseconds for each answer. */
export type Measured = Result & { cpu: CpuSeconds }

/** Before each window. */
const leadSeconds = 0.5

/** One window of a load on one variant; `onWindow` runs as it opens and as it closes. */
export async function measure(
  { servers, client, seconds }: Bench,
  { pids }: Pick<Variant, 'url' | 'pids'>,
  load: Load,
  onWindow = () => {},
): Promise<Measured> {
  const processes = {
    services: pids,
    nats: servers.nats.pid,
    postgres: servers.postgres.pid,
    model: servers.model.pid,
  }
  const looks: CpuSeconds[] = []
  const look = () => {
    looks.push(cpuOf(processes))
    onWindow()
  }
  const result = await client.run(load, { leadSeconds, seconds, onWindow: look })
  const [before, after] = looks
  if (!before || !after) throw new Error('a window opens and closes')
  const cpu = forEachPart((part) => ((after[part] - before[part]) * 1000) / result.count)
  return { ...result, cpu }
}

/**
 * Runs the measurements one after the other, round by round, so that what the machine does meanwhile meets all alike.
 */
export async function interleave<Name extends string, Value>(
  rounds: number,
  measurements: Record<Name, () => Promise<Value>>,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(measurements) as Name[]
  const values = Object.fromEntries(names.map((name): [Name, Value[]] => [name, []])) as Record<Name, Value[]>
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) values[name].push(await measurements[name]())
  return values
}

/** Its measurements take as long as a variant takes to be warm: code is compiled, pools are open, pages are in memory. */
export const warming = (bench: Bench): Bench => ({ ...bench, seconds: bench.warmSeconds })

/** What has an end and no window, as often as it takes for so many seconds. */
export async function repeatFor(seconds: number, run: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + seconds * 1000
  do await run()
  while (performance.now() < end)
}

/** Each measurement once to warm what it measures, by its own load, and then in interleaved rounds. */
export async function warmAndInterleave<Name extends string, Value>(
  bench: Bench,
  measurementsFor: (bench: Bench) => Record<Name, () => Promise<Value>>,
): Promise<Record<Name, Value[]>> {
  await interleave(1, measurementsFor(warming(bench)))
  return interleave(bench.rounds, measurementsFor(bench))
}

/** The median over the rounds of each figure. */
export function medianOf(measured: Measured[]): Measured {
  const of = (figure: (one: Measured) => number) => median(measured.map(figure))
  return {
    perSecond: of((one) => one.perSecond),
    p50: of((one) => one.p50),
    p99: of((one) => one.p99),
    count: of((one) => one.count),
    cpu: forEachPart((part) => of(({ cpu }) => cpu[part])),
  }
}

/** The median over the rounds of what one is to the other in the same round. */
export function ratio<One>(these: One[], those: One[], figure: (one: One) => number): number {
  return median(these.map((one, round) => figure(one) / figure(those[round] ?? one)))
}
