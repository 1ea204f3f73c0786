// npm run chaos: every file of test/chaos/long, then the storm with default leases, as long as CHAOS_TURNS and CHAOS_KILLS say.
// CHAOS_SEED plays one again. Each part runs whatever became of the others, and the last line sums up.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chosenSeed } from './random.ts'
import { storm } from './storm.ts'
import { type Part, partsOf, Report, summaryOf } from './summary.ts'
import { startWorld } from './world.ts'

const root = resolve(import.meta.dirname, '../..')
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

async function runStorm(): Promise<Part[]> {
  const seed = chosenSeed()
  const leaseSeconds = 20
  const turns = Number(process.env.CHAOS_TURNS ?? 1_000)
  const kills = Number(process.env.CHAOS_KILLS ?? 100)
  say(`CHAOS_SEED=${seed} CHAOS_TURNS=${turns} CHAOS_KILLS=${kills}`)
  await using world = await startWorld({ env: { 'chat-engine': { LEASE_SECONDS: String(leaseSeconds) } } })
  say('everything is up')
  const options = { seed, turns, kills, students: 24, leaseSeconds, calmMilliseconds: 3_000, say }
  const { counts, verdict } = await storm(world, options)
  const problems = Object.entries({ ...verdict, crashed: world.crashes })
  for (const [kind, found] of problems) for (const problem of found) say(`${kind}: ${problem}`)
  console.table(counts)
  return [{ name: 'storm', passed: problems.every(([, found]) => found.length === 0) }]
}

const parts: Part[] = []
for (const [name, run] of Object.entries({ 'long tests': () => runFiles(process.argv.slice(2)), storm: runStorm }))
  parts.push(
    ...(await run().catch((error: unknown) => {
      console.error(error)
      return [{ name, passed: false }]
    })),
  )
say(summaryOf(parts))
process.exitCode = parts.every(({ passed }) => passed) ? 0 : 1
