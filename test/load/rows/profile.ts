import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bench, measure } from '../bench.ts'
import { cloneFor } from '../databases.ts'
import { printShares, readProfile } from '../profile.ts'
import { folder } from '../servers.ts'
import { milliseconds, perSecond } from '../table.ts'
import { startServices } from '../variants.ts'
import { type Pace, turnLoad } from './turns.ts'

const atOnce = 64

/** Runs turns with profiled services and prints where their time went. */
export async function profileServices(bench: Bench, pace: Pace): Promise<void> {
  const profileFolder = join(folder, 'profiles')
  await mkdir(profileFolder, { recursive: true })
  await using database = await cloneFor(bench.servers, 'profile')
  const services = await startServices(bench.servers, database, { profileFolder })
  const moments: number[] = []
  const onWindow = () => void moments.push(Number(process.hrtime.bigint() / 1000n))
  try {
    await measure(bench, services, await turnLoad(bench, services, pace, atOnce))
    const load = await turnLoad(bench, services, pace, atOnce)
    const { perSecond: turns, cpu } = await measure(bench, services, load, onWindow)
    bench.say(
      `${perSecond(turns)}, CPU of a turn: services ${milliseconds(cpu.services)}, NATS ${milliseconds(cpu.nats)}`,
    )
  } finally {
    // Each writes its profile when it ends.
    await services[Symbol.asyncDispose]()
  }
  const [from = 0, to = 0] = moments
  for (const name of ['gateway', 'chat-engine', 'profile-journey']) {
    const { packages, functions, own } = await readProfile(join(profileFolder, `${name}.cpuprofile`), from, to)
    bench.say(`\n${name}: where its time went, by package\n${printShares(packages, 15)}`)
    bench.say(`\n${name}: by function\n${printShares(functions, 30)}`)
    bench.say(`\n${name}: by the function of ours that was at work\n${printShares(own, 25)}`)
  }
}
