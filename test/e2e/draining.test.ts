import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClientEvent, call, readEvents, rebuildBubbles, send } from '../support/client.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  // No lease runs out while the test does.
  const engine = { LEASE_SECONDS: '600', DRAIN_SECONDS: '0' }
  stack = await startStack({
    replicas: { gateway: 2, 'chat-engine': 2, 'companion-scheduler': 0, notifier: 0 },
    env: { 'chat-engine': engine, 'gateway-2': { DRAIN_DELAY_SECONDS: '4' } },
  })
})
afterAll(() => stack[Symbol.asyncDispose]())

async function runningAt(part: string): Promise<number> {
  const metrics = await (await fetch(`${stack.internalUrls[part]}/metrics`)).text()
  return Number(/^yoldas_running_turns(?:\{[^}]*\})? (\d+)$/m.exec(metrics)?.[1])
}

test('a turn whose engine ends before it is begun again by another at once', async () => {
  const student = await stack.student()
  const message = '!tokens 60\n!delay 50'
  const response = await call(stack.url, student, 'POST', '/api/chat/send', { message, clientId: randomUUID() })
  const events: ClientEvent[] = []
  for await (const event of readEvents(response)) {
    events.push(event)
    const chunks = events.filter(({ event: name }) => name === 'chunk')
    if (event.event !== 'chunk' || chunks.length !== 2) continue
    const part = (await runningAt('chat-engine')) > 0 ? 'chat-engine' : 'chat-engine-2'
    const { pid } = stack.parts[part] ?? {}
    if (!pid) throw new Error(`${part} does not run`)
    process.kill(pid, 'SIGTERM')
  }
  const last = events.at(-1)
  if (last?.event !== 'done') throw new Error(`ended with ${last?.event}`)
  expect(events.map(({ event }) => event)).toContain('restart')
  expect(last.data.finish).toBe('complete')
  expect(rebuildBubbles(events)).toEqual(last.data.messages.map(({ content }) => content))
  const [turn] = await stack.query('SELECT attempt, failures FROM chat.turn WHERE id = $1', [last.data.turnId])
  expect(turn).toEqual({ attempt: 2, failures: 0 })
})

test('a gateway that is asked to end still accepts, though it is not ready, until nobody sends it more', async () => {
  const student = await stack.student()
  const gateway = stack.parts['gateway-2']
  const url = stack.urls[1] ?? ''
  const ready = () => fetch(`${stack.internalUrls['gateway-2']}/readyz`)
  expect((await ready()).status).toBe(200)
  process.kill(gateway?.pid ?? 0, 'SIGTERM')
  await eventually('the gateway to say that it ends', async () => (await ready()).status === 503)
  expect(await (await ready()).json()).toMatchObject({ state: 'draining', nats: true })
  expect((await fetch(`${url}/health`)).status).toBe(200)
  expect((await send(url, student, { message: '!say buradayım' })).last.event).toBe('done')
  expect(await gateway?.exited).toBe('exited with code 0')
  await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed')
})
