import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bench, measure } from '../bench.ts'
import { cloneFor } from '../databases.ts'
import { startFeedLoad } from '../feeds/index.ts'
import { printShares, readProfile } from '../profile.ts'
import { folder } from '../servers.ts'
import { microseconds, milliseconds, perSecond } from '../table.ts'
import { profiling, startServices, startWriter } from '../variants.ts'
import { fanOut, gatewaySide, writerSide } from './feeds.ts'
import { type Pace, turnLoad } from './turns.ts'

const atOnce = 64
const profileFolder = join(folder, 'profiles')

/** Runs turns with profiled services and prints where their time went. */
export async function profileServices(bench: Bench, pace: Pace): Promise<void> {
  await mkdir(profileFolder, { recursive: true })
  await using database = await cloneFor(bench.servers, 'profile')
  const services = await startServices(bench.servers, database, { profileFolder })
  const moments: number[] = []
  const onWindow = () => void moments.push(monotonicMicroseconds())
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
  for (const name of ['gateway', 'chat-engine', 'profile-journey']) await printProfile(bench, name, moments)
}

/** Publishes to open feeds and prints where the time of the gateway and of the bare writer went. */
export async function profileFeeds(bench: Bench): Promise<void> {
  await mkdir(profileFolder, { recursive: true })
  const crowd = { feeds: 5_000, students: 5_000 }
  const moments: Record<string, number[]> = {}
  {
    await using parts = new AsyncDisposableStack()
    const load = parts.use(startFeedLoad(bench.servers.nats.urlFor('chat-engine')))
    const database = parts.use(await cloneFor(bench.servers, 'profile'))
    const services = parts.use(await startServices(bench.servers, database, { profileFolder }))
    const writer = parts.use(await startWriter(bench.servers, profiling(profileFolder, 'bare writer')))
    const gateway = { name: 'gateway', url: services.url, pid: services.gatewayPid }
    const sides = [await gatewaySide(bench, database, crowd, gateway), writerSide(writer, crowd)]
    for (const side of sides) {
      await load.open(side.feeds)
      await fanOut(bench, load, side)
      const marks: number[] = []
      const { perSecond: events, cpu } = await fanOut(bench, load, side, () => void marks.push(monotonicMicroseconds()))
      moments[side.name] = marks
      bench.say(`${side.name}: ${perSecond(events)}, CPU of an event ${microseconds(cpu.own)}`)
    }
    load.close()
  }
  for (const [name, marks] of Object.entries(moments)) await printProfile(bench, name, marks)
}

const monotonicMicroseconds = () => Number(process.hrtime.bigint() / 1000n)

async function printProfile(bench: Bench, name: string, [from = 0, to = 0]: number[]): Promise<void> {
  const { packages, functions, own } = await readProfile(join(profileFolder, `${name}.cpuprofile`), from, to)
  bench.say(`\n${name}: where its time went, by package\n${printShares(packages, 15)}`)
  bench.say(`\n${name}: by function\n${printShares(functions, 30)}`)
  bench.say(`\n${name}: by the function of ours that was at work\n${printShares(own, 25)}`)
}
