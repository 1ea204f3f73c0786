import { join } from 'node:path'
import { eventually } from '@yoldas/testkit'
import { expect } from 'vitest'
import { isTerminal, nothingWrong, type Sent, screen } from './ledger.ts'
import type { Senders } from './senders.ts'
import type { World } from './world.ts'

const skewed = (seconds: number) => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'skewClock.ts')}`,
  CLOCK_SKEW_SECONDS: String(seconds),
})
/** What holds for a send holds with replicas whose clocks are wrong. */
export const wrongClocks = {
  'chat-engine': { LEASE_SECONDS: '2' },
  'chat-engine-2': skewed(600),
  'gateway-2': skewed(-600),
}

export const chunksOf = (sent: Sent) => screen(sent).filter(({ event }) => event === 'chunk').length

/** Where a send is when something is killed. */
export const steps = {
  'as it arrives': async () => {},
  'once it is stored': (sent, world) =>
    eventually('the message', async () => {
      return (await world.rows('SELECT FROM chat.message WHERE content = $1', [sent.text])).length > 0
    }),
  'after its headers': (sent) => eventually('the headers', () => sent.streams.length > 0),
  'in the middle of its answer': (sent) => eventually('chunks', () => chunksOf(sent) > 2),
  'at its end': (sent) => eventually('the end', () => screen(sent).some(isTerminal)),
} satisfies Record<string, (sent: Sent, world: World) => Promise<unknown>>
export type Step = keyof typeof steps

/** An engine can be distinguished from the other only once it has called the model. */
const victims = {
  gateway: (_sent, world) => world.kill('gateway'),
  engine: async (sent, world) =>
    chunksOf(sent) > 0
      ? world.kill(await world.runner(sent.text))
      : Promise.all([world.kill('chat-engine'), world.kill('chat-engine-2')]),
  Postgres: (_sent, world) => world.crashPostgres(),
} satisfies Record<string, (sent: Sent, world: World) => Promise<unknown>>
export const victimNames = ['gateway', 'engine', 'Postgres'] as const

/** At each step of a send of its own the victim is killed. Everything runs again afterwards, and all ends well. */
export async function killAt(
  reached: readonly Step[],
  victim: keyof typeof victims,
  { world, begin, judged }: Senders & { world: World },
): Promise<void> {
  const urls = victim === 'gateway' ? world.urls.slice(0, 1) : world.urls
  const sends: Array<Promise<Sent>> = []
  for (const step of reached) {
    const { sent, finished } = begin(await world.stack.student(), 12, '!delay 40', urls)
    sends.push(finished)
    await steps[step](sent, world)
    await victims[victim](sent, world)
    await world.up()
    // A turn that loses one engine after another fails, and on a busy machine one lives until the next is killed.
    if (victim === 'engine') await finished
  }
  const all = await Promise.all(sends)
  expect(all.map((sent) => screen(sent).at(-1)?.event)).toEqual(all.map(() => 'done'))
  expect(await judged(all)).toEqual(nothingWrong)
}
