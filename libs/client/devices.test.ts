import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStorage } from './storage.ts'
import { clientOf, type Script, shown, smallService, until } from './test/service.ts'

test('two devices of a student show the history, whatever they send, and however often they are offline', async () => {
  const step = fc.record({
    device: fc.nat(1),
    what: fc.constantFrom(
      'send' as const,
      'send' as const,
      'away' as const,
      'back' as const,
      'line' as const,
      'restart' as const,
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const service = smallService()
      const startDevice = () => {
        const storage = memoryStorage()
        const device = { isOffline: false, client: clientOf(service) }
        const script: Script = async (asked) => {
          if (device.isOffline) throw new TypeError('fetch failed')
          const stored = service.messages.length
          const response = await service.answer(asked)
          const [message, ...messages] = service.messages.slice(stored)
          if (message) {
            const { turnId } = message
            service.tell('start', { turnId, message })
            service.tell('done', { turnId, messages, finish: 'complete' })
          }
          return response
        }
        const restart = async () => {
          device.client.conversation.background()
          device.client = clientOf(service, { storage, script })
          await device.client.conversation.open()
        }
        return Object.assign(device, { restart })
      }
      const devices = [startDevice(), startDevice()]
      for (const { restart } of devices) await restart()
      const sent: string[] = []
      for (const { device: chosen, what } of steps) {
        const device = devices[chosen]
        const conversation = device?.client.conversation
        if (!device || !conversation) throw new Error('there are two devices')
        if (what === 'send') {
          sent.push(`mesaj ${sent.length}`)
          await conversation.send({ message: `mesaj ${sent.length - 1}` })
        } else if (what === 'away') conversation.background()
        else if (what === 'back') conversation.foreground()
        else if (what === 'line') device.isOffline = !device.isOffline
        else await device.restart()
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      for (const device of devices) {
        device.isOffline = false
        device.client.conversation.foreground()
      }
      const isThrough = () =>
        service.messages.length === 2 * sent.length &&
        devices.every(
          ({ client }) => shown(client).length === 2 * sent.length && client.conversation.getState().isCurrent,
        )
      await until('all to be shown', isThrough)
      const stored = service.messages.map(({ content }) => content)
      expect(stored.filter((content) => !content.startsWith('re: ')).toSorted()).toEqual(sent.toSorted())
      for (const { client } of devices) {
        expect(shown(client)).toEqual(stored)
        client.conversation.background()
      }
    }),
    { numRuns: 15 },
  )
})
