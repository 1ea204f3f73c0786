// npm run chaos: every file of test/chaos/long, then storms with default leases; CHAOS_ONLY=files or storms, one of the
// two. CHAOS_STORMS says how many storms, one after the other, and CHAOS_TURNS, CHAOS_KILLS and CHAOS_LEASE_SECONDS of
// each. CHAOS_SEED plays the first again, and each after it has the next number: who stops goes on from the seed of the
// storm that was cut. Each part runs whatever became of the others, and the last line sums up.
// npm run chaos -- models [turns]: instead, turns whose model breaks off and another takes over, 200 of each kind.
// npm run chaos -- client [minutes]: instead, phones with the client library behind hostile networks, for 10 minutes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { quoted, readConfigOrExit } from '@yoldas/config'
import { z } from 'zod'
import { breakClient } from './client.ts'
import { breakModels } from './models.ts'
import { chosenSeed } from './random.ts'
import { type Counts, storm } from './storm.ts'
import { type Part, partsOf, Report, summaryOf } from './summary.ts'
import { startWorld } from './world.ts'

const root = resolve(import.meta.dirname, '../..')
const Config = z.object({
  CHAOS_ONLY: z.enum(['files', 'storms']).optional(),
  CHAOS_STORMS: z.coerce.number().int().min(1).default(1),
  CHAOS_TURNS: z.coerce.number().int().min(1).default(1_000),
  CHAOS_KILLS: z.coerce.number().int().min(0).default(100),
  CHAOS_LEASE_SECONDS: z.coerce.number().int().min(1).default(20),
  CHAOS_SEED: z.coerce.number().int().optional(),
})
const chosen = readConfigOrExit(Config, process.env)
const started = performance.now()
const say = (line: string) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${line}`)

/** The arguments are vitest's: names of files, say. */
async function runFiles(args: readonly string[]): Promise<Part[]> {
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-chaos-'))
  try {
    const file = join(folder, 'report.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'long', ...reporters, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, LONG_TESTS: 'all' },
    })
    const forward = (signal: NodeJS.Signals) => child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, forward)
    const [code] = await once(child, 'close')
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, forward)
    const parts = partsOf(Report.parse(JSON.parse(await readFile(file, 'utf8'))))
    const isExplained = code === 0 || parts.some(({ passed }) => !passed)
    return isExplained ? parts : [...parts, { name: `vitest ended with ${code}`, passed: false }]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runStorm(seed: number): Promise<Part[]> {
  const { CHAOS_TURNS: turns, CHAOS_KILLS: kills, CHAOS_LEASE_SECONDS: leaseSeconds } = chosen
  say(`CHAOS_SEED=${seed} CHAOS_TURNS=${turns} CHAOS_KILLS=${kills} CHAOS_LEASE_SECONDS=${leaseSeconds}`)
  await using world = await startWorld({ env: { 'chat-engine': { LEASE_SECONDS: String(leaseSeconds) } } })
  say('everything is up')
  const options = { seed, turns, kills, students: 24, leaseSeconds, calmMilliseconds: 3_000, say }
  const { counts, verdict } = await storm(world, options)
  const problems = Object.entries({ ...verdict, crashed: world.crashes })
  for (const [kind, found] of problems) for (const problem of found) say(`${kind}: ${problem}`)
  counted[`storm ${seed}`] = counts
  console.table(counted)
  return [{ name: `storm ${seed}`, passed: problems.every(([, found]) => found.length === 0) }]
}

const counted: Record<string, Counts> = {}
const seed = chosenSeed()
const runs: [string, () => Promise<Part[]>][] = []
const subjects = {
  models: { unit: 'turns', what: 'turns of each kind', usual: 200, run: breakModels },
  client: { unit: 'minutes', what: 'minutes', usual: 10, run: breakClient },
}
const isSubject = (name: string): name is keyof typeof subjects => Object.hasOwn(subjects, name)
const [name = ''] = process.argv.slice(2)
if (isSubject(name)) {
  const { unit, what, usual, run } = subjects[name]
  const [count = String(usual)] = process.argv.slice(3)
  if (!/^[1-9]\d{0,5}$/.test(count)) {
    const usage = `npm run chaos -- ${name} [${what}, by default ${usual}]`
    console.error(`${quoted(count)} cannot be a number of ${unit}: ${usage}`)
    process.exit(2)
  }
  say(`CHAOS_SEED=${seed}`)
  runs.push([name, () => run(Number(count), seed, say)])
} else {
  if (chosen.CHAOS_ONLY !== 'storms') runs.push(['long tests', () => runFiles(process.argv.slice(2))])
  const storms = chosen.CHAOS_ONLY === 'files' ? 0 : chosen.CHAOS_STORMS
  for (let i = 0; i < storms; i++) runs.push([`storm ${seed + i}`, () => runStorm(seed + i)])
}
const parts: Part[] = []
for (const [name, run] of runs)
  parts.push(
    ...(await run().catch((error: unknown) => {
      console.error(error)
      return [{ name, passed: false }]
    })),
  )
say(summaryOf(parts))
process.exitCode = parts.every(({ passed }) => passed) ? 0 : 1
