import { expect, test } from 'vitest'
import { bytesOf, clientOf, frame, json, type Script, shown, smallService, until } from './test/service.ts'

/** A service that answers the newest message anew when it is asked, and loses the first of its answers to that. */
function regenerating({ isKept = false } = {}) {
  const service = smallService()
  const clientIds: unknown[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const script: Script = async (asked) => {
    const [turnId] = /[^/]+(?=\/regenerate$)/.exec(asked.path) ?? []
    if (turnId === undefined) return await service.answer(asked)
    clientIds.push(Object(asked.body).clientId)
    if (clientIds.length === 1) throw new TypeError('terminated')
    const message = service.messages.find((one) => one.turnId === turnId && one.role === 'user')
    const old = service.messages.findIndex((one) => one.turnId === turnId && one.role === 'assistant')
    const replacement = {
      role: 'assistant' as const,
      id: 'again',
      content: 'yeni',
      timestamp: '2026-02-01T00:00:00.000Z',
    }
    const chunk = { turnId, messageId: 'again', bubble: 0, offset: 0, delta: 'yeni' }
    const begun = frame(`${turnId}:0`, 'start', { turnId, message }) + frame(`${turnId}:10`, 'restart', { turnId })
    service.tell('restart', { turnId })
    service.tell('chunk', chunk)
    const finish = async () => {
      await ended
      if (!isKept) {
        service.messages.splice(old, 1)
        service.store({ turnIndex: message?.turnIndex ?? 0, ...replacement })
      }
      const answer = service.messages.filter((one) => one.turnId === turnId && one.role === 'assistant')
      const done = { turnId, messages: answer, finish: 'complete' }
      service.tell('done', done)
      return bytesOf(frame(`${turnId}:19`, 'done', done))
    }
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(bytesOf(begun + frame(`${turnId}:11`, 'chunk', chunk)))
        controller.enqueue(await finish())
        controller.close()
      },
    })
    return new Response(body, { status: 200, headers: { 'content-type': 'text/event-stream' } })
  }
  return { service, script, clientIds, end }
}

async function answered({ isKept = false } = {}) {
  const { service, script, ...rest } = regenerating({ isKept })
  const message = service.send('soru', 'c')
  const devices = [clientOf(service, { script }), clientOf(service, { script })] as const
  for (const { conversation } of devices) {
    await conversation.open()
    await until('the feed', () => conversation.getState().isCurrent)
  }
  return { service, message, devices, ...rest }
}

test('another answer grows in place of the first on every device, and is asked for once', async () => {
  const { message, devices, clientIds, end } = await answered()
  const [one] = devices
  expect(one.conversation.getState().regenerableTurnId).toBe(message.turnId)
  await one.conversation.regenerate(message.turnId)
  for (const device of devices) {
    await until('its first words', () => shown(device)[1] === '…')
    expect(device.conversation.getState()).toMatchObject({
      items: [{ message: { content: 'soru' } }, { kind: 'live', content: 'yeni' }],
      turns: [{ turnId: message.turnId, state: 'running' }],
      regenerableTurnId: null,
    })
  }
  end()
  for (const device of devices) {
    await until('its end', () => device.conversation.getState().turns.length === 0)
    expect(shown(device)).toEqual(['soru', 'yeni'])
    device.conversation.background()
  }
  expect(clientIds).toEqual([expect.any(String), clientIds[0]])
})

test('where nothing comes of it the first answer is back', async () => {
  const { message, devices, end } = await answered({ isKept: true })
  const [{ conversation }] = devices
  await conversation.regenerate(message.turnId)
  end()
  for (const device of devices) {
    await until('its end', () => shown(device)[1] === 're: soru')
    device.conversation.background()
  }
})

test('an answer that was replaced while nobody looked is not shown beside its replacement', async () => {
  const { service, message, devices } = await answered()
  for (const { conversation } of devices) conversation.background()
  service.store({ turnIndex: 0, turnId: message.turnId, role: 'assistant', id: 'again', content: 'yeni' })
  service.messages.splice(1, 1)
  for (let i = 0; i < 70; i += 1)
    service.store({ content: `${i}`, role: 'assistant', turnIndex: i + 1, origin: 'scheduled' })
  const [one] = devices
  one.conversation.foreground()
  await until('the newest', () => shown(one).at(-1) === '69')
  expect(shown(one)).not.toContain('re: soru')
  one.conversation.background()
})

test('a turn that the service does not answer anew is refused, and nothing changes', async () => {
  const service = smallService()
  const message = service.send('soru', 'c')
  const refused = json({ error: 'invalid request', issues: [{ path: 'turnId', message: 'no' }] }, 400)
  const client = clientOf(service, {
    script: (asked) => (asked.path.endsWith('/regenerate') ? refused : service.answer(asked)),
  })
  await client.conversation.open()
  await until('the feed', () => client.conversation.getState().isCurrent)
  await expect(client.conversation.regenerate(message.turnId)).rejects.toMatchObject({ failure: { kind: 'refused' } })
  expect(shown(client)).toEqual(['soru', 're: soru'])
  expect(client.conversation.getState().turns).toEqual([])
  client.conversation.background()
})

test.each([
  ['written by hand', { author: 'hand' as const }],
  ['that says whom to call', { help: [{ name: '112', phone: '112' }] }],
  ['of what the companion wrote first', { origin: 'scheduled' as const }],
])('no other answer is offered for one %s', async (_name, more) => {
  const service = smallService()
  service.store({ turnIndex: 0, content: 'soru' })
  service.store({ turnIndex: 0, role: 'assistant', content: 'cevap', ...more })
  const client = clientOf(service)
  await client.conversation.open()
  await until('the feed', () => client.conversation.getState().isCurrent)
  expect(client.conversation.getState().regenerableTurnId).toBeNull()
  client.conversation.background()
})

test('a notice is never the newest turn: the answer before it can be written anew', async () => {
  const service = smallService()
  const { turnId } = service.send('soru', 'c')
  service.store({ turnIndex: 1, role: 'assistant', author: 'hand', origin: 'notice', content: 'mola' })
  const client = clientOf(service)
  await client.conversation.open()
  await until('the feed', () => client.conversation.getState().isCurrent)
  expect(shown(client)).toEqual(['soru', 're: soru', 'mola'])
  expect(client.conversation.getState().regenerableTurnId).toBe(turnId)
  client.conversation.background()
})
