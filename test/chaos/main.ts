// npm run chaos: the storm with default leases, as long as CHAOS_TURNS and CHAOS_KILLS say. CHAOS_SEED plays one again.
import { chosenSeed } from './random.ts'
import { storm } from './storm.ts'
import { startWorld } from './world.ts'

const seed = chosenSeed()
const leaseSeconds = 20
const turns = Number(process.env.CHAOS_TURNS ?? 1_000)
const kills = Number(process.env.CHAOS_KILLS ?? 100)
const started = performance.now()
const say = (line: string) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${line}`)

say(`CHAOS_SEED=${seed} CHAOS_TURNS=${turns} CHAOS_KILLS=${kills}`)
await using world = await startWorld({ env: { 'chat-engine': { LEASE_SECONDS: String(leaseSeconds) } } })
say('everything is up')
const { counts, verdict } = await storm(world, {
  seed,
  turns,
  kills,
  students: 24,
  leaseSeconds,
  calmMilliseconds: 3_000,
  say,
})
for (const [kind, problems] of Object.entries({ ...verdict, crashed: world.crashes }))
  for (const problem of problems) say(`${kind}: ${problem}`)
console.table(counts)
if ([...verdict.lost, ...verdict.duplicated, ...verdict.wrong, ...world.crashes].length > 0) process.exitCode = 1
