import { randomUUID } from 'node:crypto'
import { type Bus, connectBus, handle } from '@yoldas/bus'
import { request } from '@yoldas/contracts/request'
import { startNats } from '@yoldas/testkit'
import { deadlineIn } from '@yoldas/time'
import { expect, test } from 'vitest'
import { z } from 'zod'

const log = { info: () => {}, warn: () => {}, error: () => {} }
/** Asks what the gateway asks, with an input of its own. */
const asked = request({
  service: 'notifier',
  subject: 'notify.reply.v1',
  input: z.object({ id: z.string() }),
  output: z.object({ id: z.string(), by: z.string() }),
})

// A server of the environment has its own users.
test.skipIf(process.env.NATS_URL)(
  'a service and who asks it change from one user to the other, and no request is refused or answered to another',
  async () => {
    await using opened = new AsyncDisposableStack()
    const nats = opened.use(await startNats())
    const connect = (user: 'gateway' | 'gateway-next' | 'notifier' | 'notifier-next', name: string) =>
      connectBus({ url: nats.urlFor(user), name, log })
    const serve = async (user: 'notifier' | 'notifier-next') => {
      const parts = new AsyncDisposableStack()
      const bus = parts.use(await connect(user, 'notifier'))
      const answer = handle(asked, async ({ id }) => ({ id, by: user }))
      parts.use(await bus.serve([answer], { service: 'notifier', isUnavailable: () => false }))
      return parts
    }
    const failures: unknown[] = []
    const answeredBy = new Set<string>()
    /** Many at once, until it is stopped. */
    const askOn = (bus: Bus) => {
      let going = true
      const ask = async () => {
        while (going) {
          const id = randomUUID()
          const answer = await bus
            .request(asked, { id }, deadlineIn(5_000))
            .catch((error: unknown) => void failures.push(error))
          if (answer?.id !== id) failures.push('the answer to another')
          else answeredBy.add(answer.by)
        }
      }
      const asking = Promise.all(Array.from({ length: 4 }, ask))
      return async () => {
        going = false
        await asking
      }
    }

    const oldReplica = await serve('notifier')
    const oldAsker = opened.use(await connect('gateway', 'gateway'))
    const endOld = askOn(oldAsker)
    const newReplica = opened.use(await serve('notifier-next'))
    const newAsker = opened.use(await connect('gateway-next', 'gateway'))
    const endNew = askOn(newAsker)
    await Promise.all([oldAsker, newAsker].map((bus) => bus.request(asked, { id: 'both' }, deadlineIn(5_000))))
    await oldReplica.disposeAsync()
    await endOld()
    await newAsker.request(asked, { id: 'the last' }, deadlineIn(5_000))
    await endNew()
    expect(failures).toEqual([])
    expect(answeredBy).toEqual(new Set(['notifier', 'notifier-next']))
    expect(newReplica.disposed).toBe(false)
  },
)
