import { setTimeout } from 'node:timers/promises'
import type { TcpProxy } from './proxy.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

/** What happens to a world; resolves when it is over and everything that was broken may mend. */
export type Fault = { name: string; happen(): Promise<void> }

const parts = ['gateway', 'gateway-2', 'chat-engine', 'chat-engine-2'] as const

/** The next thing to go wrong. Most of the time a part is killed. */
export function nextFault(world: World, random: Random, leaseSeconds: number): Fault {
  const kind = random.next()
  if (kind < 0.62) return killPart(world, random)
  if (kind < 0.7) return crashNats(world, random)
  if (kind < 0.76) return { name: 'crash postgres', happen: () => world.crashPostgres() }
  if (kind < 0.84) return freezePart(world, random, leaseSeconds)
  return breakLink(world, random)
}

function killPart(world: World, random: Random): Fault {
  const part = random.chance(0.05) ? 'profile-journey' : random.pick(parts)
  return { name: `kill ${part}`, happen: () => world.kill(part) }
}

function crashNats(world: World, random: Random): Fault {
  const storeLost = random.chance(0.5)
  return { name: `kill nats${storeLost ? ', its store is lost' : ''}`, happen: () => world.crashNats({ storeLost }) }
}

/** Often past its lease. */
function freezePart(world: World, random: Random, leaseSeconds: number): Fault {
  const part = random.pick(parts)
  const milliseconds = random.between(200, leaseSeconds * 1_250)
  return {
    name: `freeze ${part} for ${milliseconds} ms`,
    happen: async () => {
      using _frozen = world.freeze(part)
      await setTimeout(milliseconds)
    },
  }
}

const troubles: Record<string, (link: TcpProxy) => void> = {
  'is slow': (link) => link.delay(40),
  'is reset': (link) => link.reset(),
  'is a black hole': (link) => link.blackHole(true),
  'has lost its clients': (link) => link.halfOpen('client'),
  'has lost its target': (link) => link.halfOpen('target'),
}

function breakLink(world: World, random: Random): Fault {
  const to = random.pick(['gateway', 'nats', 'postgres', 'model'] as const)
  const [part, link] = random.pick(Object.entries(world.proxies[to]))
  const [trouble, begin] = random.pick(Object.entries(troubles))
  const milliseconds = random.between(200, 3_000)
  return {
    name: `${part} to ${to} ${trouble} for ${milliseconds} ms`,
    happen: async () => {
      begin(link)
      await setTimeout(milliseconds)
      link.heal()
    },
  }
}
