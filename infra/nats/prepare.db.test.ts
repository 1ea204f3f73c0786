import { type Bus, connectBus } from '@yoldas/bus'
import { studentErased } from '@yoldas/contracts/events'
import { eventually, startKeeper, startNatsAlone } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { prepareStreams } from './index.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

// A server of the environment has streams already.
test.skipIf(process.env.NATS_URL)(
  'services say which streams they lack, until those are made; making them again changes nothing',
  async () => {
    await using opened = new AsyncDisposableStack()
    const nats = opened.use(await startNatsAlone())
    const connect = async (name: 'gateway' | 'notifier' | 'profile-journey') =>
      opened.use(await connectBus({ url: nats.urlFor(name), name, log }))
    const [gateway, notifier, profile] = await Promise.all([
      connect('gateway'),
      connect('notifier'),
      connect('profile-journey'),
    ])
    opened.use(notifier.consumeEvents('notifier', studentErased.name, async () => {}))
    expect(await gateway.streams()).toMatch(/^the stream LIVE is not to be seen .*run migrate/)
    expect(await notifier.streams()).toBe(
      'the stream EVENTS has no consumer notifier_student-erased-v1 yet: run migrate',
    )
    expect(await profile.streams()).toMatch(/^the stream EVENTS is not to be seen .*keeper/)

    const made = await Promise.all(
      [1, 2].map(() => prepareStreams({ url: nats.urlFor('admin') }, log, AbortSignal.timeout(5_000))),
    )
    expect(new Set(made.flat())).toContain('notifier_student-erased-v1')
    expect(await prepareStreams({ url: nats.urlFor('admin') }, log, AbortSignal.timeout(5_000))).toEqual([])
    expect(await gateway.streams()).toBe(true)
    opened.use(await startKeeper({ url: nats.urlFor('admin'), log }))
    const isThere = (bus: Bus) => async () => (await bus.streams()) === true
    await eventually('the consumer', isThere(notifier))
    await eventually('the stream of events', isThere(profile))
  },
)

test('streams are not waited for without end', async () => {
  const url = 'nats://admin:secret@127.0.0.1:1'
  await expect(prepareStreams({ url }, log, AbortSignal.timeout(1))).rejects.toThrow('NATS refused the connection')
})
