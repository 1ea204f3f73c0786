import { eventually } from '@yoldas/testkit'
import { expect } from 'vitest'
import { asInImage } from '../support/programs.ts'
import { type ServiceName, type Stack, type StackOptions, startStack } from '../support/stack.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { nothingWrong } from './ledger.ts'
import { type Place, usePhone } from './phone.ts'
import { countsOf, judgePhones, settled } from './phoneLedger.ts'
import type { Random } from './random.ts'

const services = ['profile-journey', 'companion-scheduler', 'notifier', 'chat-engine', 'gateway'] as const
const phoneCount = 8

export type Rolling = AsyncDisposable & { stack: Stack; front: Balancer }

/** A stack behind one address, with one replica of each service, and room for another to take its place. */
export async function startRolling(options: Pick<StackOptions, 'database' | 'program'> = {}): Promise<Rolling> {
  await using opened = new AsyncDisposableStack()
  const replicas = Object.fromEntries(services.map((service) => [service, 2]))
  // As in production; with the tests' own 2 s streams would be cut.
  const env = Object.fromEntries(
    services.map((service) => [service, { DRAIN_SECONDS: '60', DRAIN_DELAY_SECONDS: '3' }]),
  )
  const stack = opened.use(await startStack({ program: asInImage, ...options, replicas, env }))
  const front = opened.use(await startBalancer(stack.url))
  await Promise.all(services.map((service) => end(stack, `${service}-2`)))
  const close = opened.move()
  return { stack, front, [Symbol.asyncDispose]: () => close.disposeAsync() }
}

/** SIGTERM; resolves with how it ended. */
async function end(stack: Stack, name: string): Promise<string> {
  const part = stack.parts[name]
  if (!part) throw new Error(`no part is called ${name}`)
  process.kill(part.pid, 'SIGTERM')
  return part.exited
}

/** As a cluster does it: the new one is asked once it is ready; the old one ends before that is known everywhere. */
async function roll({ stack, front }: Rolling, service: ServiceName, from: string, to: string): Promise<string> {
  const addressOf = (name: string) => stack.urls[name === 'gateway' ? 0 : 1] ?? ''
  await stack.restart(to)
  if (service === 'gateway') front.add(addressOf(to))
  const ended = end(stack, from)
  if (service === 'gateway') front.remove(addressOf(from))
  return await ended
}

/**
 * Replaces every service by its other replica, and then that one by the first, while phones are used; `beforeRound` is
 * awaited before each of the two rounds.
 * @throws when anything failed, was lost, came twice or broke
 */
export async function rollUnderLoad(
  rolling: Rolling,
  random: Random,
  beforeRound: (round: 1 | 2) => Promise<void> = async () => {},
): Promise<void> {
  const { stack, front } = rolling
  const place: Place = { stack, urls: [front.url], rows: stack.query }
  let isOver = false
  const used = await Promise.all(Array.from({ length: phoneCount }, () => usePhone(place, random.fork(), () => isOver)))
  const phones = used.map(({ phone }) => phone)
  const failure = Promise.race(used.map(({ finished }) => finished.then(() => new Promise<never>(() => {}))))
  failure.catch(() => {})
  const ends: string[] = []
  for (const [round, of, to] of [
    [1, '', '-2'],
    [2, '-2', ''],
  ] as const) {
    await Promise.race([beforeRound(round), failure])
    for (const service of services) {
      const before = phones.map(({ sent }) => sent.length)
      ends.push(await Promise.race([roll(rolling, service, `${service}${of}`, `${service}${to}`), failure]))
      // Everybody has gone on with the new one.
      const goneOn = () => phones.every(({ sent }, i) => sent.length > (before[i] ?? 0) + 1)
      await Promise.race([eventually('turns by the new one', goneOn, 60_000), failure])
    }
  }
  isOver = true
  await Promise.all(used.map(({ finished }) => finished))
  await settled(place, 120_000)
  await Promise.all(used.map(({ putAway }) => putAway()))
  const verdict = await judgePhones(place, phones)
  console.log(countsOf(phones))
  expect(verdict).toEqual(nothingWrong)
  expect(new Set(ends)).toEqual(new Set(['exited with code 0']))
  expect(phones.flatMap(({ troubles }) => troubles)).toEqual([])
  const broken = phones.flatMap(({ sent }) => sent).filter(({ streams }) => streams.length !== 1)
  expect(broken).toEqual([])
}
