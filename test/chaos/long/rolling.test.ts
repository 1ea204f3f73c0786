import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServiceName, type Stack, startStack } from '../../support/stack.ts'
import { type Balancer, startBalancer } from '../balancer.ts'
import { nothingWrong } from '../ledger.ts'
import { type Place, usePhone } from '../phone.ts'
import { countsOf, judgePhones, settled } from '../phoneLedger.ts'
import { chosenSeed, seeded } from '../random.ts'

const seed = chosenSeed()
const services = ['profile-journey', 'companion-scheduler', 'notifier', 'chat-engine', 'gateway'] as const
const phoneCount = 8

let stack: Stack
let front: Balancer
beforeAll(async () => {
  console.log(`CHAOS_SEED=${seed}`)
  const replicas = Object.fromEntries(services.map((service) => [service, 2]))
  // As in production; with the tests' own 2 s streams would be cut.
  const env = Object.fromEntries(
    services.map((service) => [service, { DRAIN_SECONDS: '60', DRAIN_DELAY_SECONDS: '3' }]),
  )
  stack = await startStack({ replicas, env })
  front = await startBalancer(stack.url)
  // There is one of each, until another takes its place.
  await Promise.all(services.map((service) => end(`${service}-2`)))
}, 120_000)
afterAll(async () => {
  await front[Symbol.asyncDispose]()
  await stack[Symbol.asyncDispose]()
})

/** SIGTERM; resolves with how it ended. */
async function end(name: string): Promise<string> {
  const part = stack.parts[name]
  if (!part) throw new Error(`no part is called ${name}`)
  process.kill(part.pid, 'SIGTERM')
  return part.exited
}

const addressOf = (name: string) => stack.urls[name === 'gateway' ? 0 : 1] ?? ''

/** As a cluster does it: the new one is asked once it is ready; the old one is asked to end before that is known everywhere. */
async function roll(service: ServiceName, from: string, to: string): Promise<string> {
  await stack.restart(to)
  if (service === 'gateway') front.add(addressOf(to))
  const ended = end(from)
  if (service === 'gateway') front.remove(addressOf(from))
  return await ended
}

test('every service is replaced under load, twice, and nothing fails, is lost or comes twice', async () => {
  const random = seeded(seed)
  const place: Place = { stack, urls: [front.url], rows: stack.query }
  let isOver = false
  const used = await Promise.all(Array.from({ length: phoneCount }, () => usePhone(place, random.fork(), () => isOver)))
  const phones = used.map(({ phone }) => phone)
  const failure = Promise.race(used.map(({ finished }) => finished.then(() => new Promise<never>(() => {}))))
  failure.catch(() => {})
  const ends: string[] = []
  for (const [of, to] of [
    ['', '-2'],
    ['-2', ''],
  ] as const)
    for (const service of services) {
      const before = phones.map(({ sent }) => sent.length)
      ends.push(await Promise.race([roll(service, `${service}${of}`, `${service}${to}`), failure]))
      // Everybody has gone on with the new one.
      const goneOn = () => phones.every(({ sent }, i) => sent.length > (before[i] ?? 0) + 1)
      await Promise.race([eventually('turns by the new one', goneOn, 60_000), failure])
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
}, 600_000)
