import { randomUUID } from 'node:crypto'
import { openNats } from '@yoldas/testkit/servers'
import { expect, test } from 'vitest'

const connect = await openNats()
const owner = await connect('profile-journey')

test('who has caught up has had all signals that the server had before', async () => {
  const [engine, studentKey] = [await connect('chat-engine'), randomUUID()]
  const heard: string[] = []
  engine.onChanged((changed) => heard.push(`changed ${changed}`))
  engine.onErased((erased) => heard.push(`erased ${erased}`))
  expect(await engine.caughtUp(5_000)).toBe(true)
  for (let times = 1; times <= 50; times++) {
    owner.announceChanged(studentKey)
    owner.announceErased(studentKey)
    await owner.caughtUp(5_000)
    expect(await engine.caughtUp(5_000)).toBe(true)
    expect(heard).toHaveLength(2 * times)
  }
  expect(new Set(heard)).toEqual(new Set([`changed ${studentKey}`, `erased ${studentKey}`]))
})

test('who may not listen for a signal never counts as caught up', async () => {
  const gateway = await connect('gateway')
  expect(await gateway.caughtUp(5_000)).toBe(true)
  gateway.onChanged(() => {})
  for (let times = 0; times < 2; times++) expect(await gateway.caughtUp(5_000)).toBe(false)
})
