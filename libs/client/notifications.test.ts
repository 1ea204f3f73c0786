import { expect, test } from 'vitest'
import { notificationButtons } from './index.ts'
import { type Asked, json, quick, scriptedFetch } from './test/service.ts'

const buttonsOf = (...answers: Array<() => Response>) => {
  const asked: Asked[] = []
  const fetch = scriptedFetch((one) => {
    asked.push(one)
    const answer = answers[asked.length - 1]
    if (!answer) throw new Error('nobody expected this request')
    return answer()
  })
  return { asked, buttons: notificationButtons({ url: 'http://service', fetch, timing: quick }) }
}
const accepted = () => json({ accepted: true }, 202)
const isBusy = () => json({ error: 'busy' }, 503, { 'retry-after': '0' })

test('a reply and a button go out with the reply token alone, without a session', async () => {
  const { asked, buttons } = buttonsOf(accepted, accepted)
  await buttons.reply({ token: 'reply-token', text: 'Tamam', clientId: 'one' })
  await buttons.act({ token: 'reply-token', action: 'snooze', clientId: 'two' })
  expect(asked.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: '/api/notifications/reply',
      body: { token: 'reply-token', text: 'Tamam', clientId: 'one' },
    },
    {
      method: 'POST',
      path: '/api/notifications/action',
      body: { token: 'reply-token', action: 'snooze', clientId: 'two' },
    },
  ])
  expect(asked.flatMap(({ headers }) => Object.keys(headers))).not.toContain('authorization')
})

test('a press with a clientId is tried again through an outage, one without is not', async () => {
  const { asked, buttons } = buttonsOf(isBusy, accepted, isBusy)
  await buttons.reply({ token: 'reply-token', text: 'Tamam', clientId: 'one' })
  expect(asked.map(({ body }) => Object(body).clientId)).toEqual(['one', 'one'])
  await expect(buttons.act({ token: 'reply-token', action: 'done' })).rejects.toThrow('unavailable')
  expect(asked).toHaveLength(3)
})

test('a token that is over is reported once, with nothing to refresh', async () => {
  const { asked, buttons } = buttonsOf(() => json({ error: 'unauthorized' }, 401))
  const pressing = buttons.reply({ token: 'old', text: 'Tamam', clientId: 'one' })
  await expect(pressing).rejects.toMatchObject({ failure: { kind: 'unauthorized' } })
  expect(asked).toHaveLength(1)
})
