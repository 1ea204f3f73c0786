import { setTimeout } from 'node:timers/promises'
import { connectBus } from '@yoldas/bus'
import { createLog } from '@yoldas/telemetry'
import { type Area, type Bench, interleave } from '../bench.ts'
import { cloneFor } from '../databases.ts'
import { groupsOf } from '../picture.ts'
import { median } from '../statistics.ts'
import { milliseconds, perSecond } from '../table.ts'
import { startServices } from '../variants.ts'

const crowds = [1, 64] as const

/** A question to a service that has nothing to do for its answer, for orientation: what the bus alone costs. */
export async function busRows(bench: Bench): Promise<Area> {
  await using parts = new AsyncDisposableStack()
  const database = parts.use(await cloneFor(bench.servers, 'bus'))
  parts.use(await startServices(bench.servers, database))
  const bus = parts.use(
    await connectBus({
      url: bench.servers.nats.urlFor('gateway'),
      name: 'bench',
      log: createLog('bench', 'warn'),
    }),
  )
  const ask = () => bus.ping('profile-journey', 1_000)
  const rates = await interleave(
    bench.rounds,
    Object.fromEntries(crowds.map((atOnce) => [atOnce, () => askForAWhile(ask, atOnce, bench.seconds)])),
  )
  const rateOf = (atOnce: number) => median(rates[atOnce] ?? [])
  const groups = groupsOf(
    crowds,
    (atOnce) => `${atOnce} at once`,
    (atOnce) => ({ 'over the bus': rateOf(atOnce) }),
  )
  return {
    goals: crowds.map((atOnce) => {
      const rate = rateOf(atOnce)
      const reached = `${perSecond(rate)}, ${milliseconds((1000 * atOnce) / rate)} each`
      return { path: `request and reply over the bus, ${atOnce} at once`, goal: '', reached, met: null }
    }),
    picture: {
      title: 'A question to a service that does nothing for its answer',
      charts: [{ figure: 'answers', format: perSecond, groups }],
    },
  }
}

async function askForAWhile(ask: () => Promise<boolean>, atOnce: number, seconds: number): Promise<number> {
  let [answers, over] = [0, false]
  const asker = async () => {
    while (!over) {
      if (!(await ask())) throw new Error('profile-journey does not answer')
      answers += 1
    }
  }
  const start = performance.now()
  const askers = Promise.all(Array.from({ length: atOnce }, asker))
  await Promise.race([askers, setTimeout(seconds * 1000)])
  const rate = answers / ((performance.now() - start) / 1000)
  over = true
  await askers
  return rate
}
