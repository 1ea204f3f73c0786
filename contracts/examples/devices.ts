import type { z } from 'zod'
import type {
  Device,
  DeviceBody,
  DeviceTestResponse,
  NotificationActionBody,
  NotificationReplyBody,
} from '../notifier.ts'
import type { ScheduledMessage } from '../scheduler.ts'
import { pushExamples } from './push.ts'

const token = 'dY3kP0XtQ9m7:APA91bGk2wV5nXs8'

export const deviceBody: z.input<typeof DeviceBody> = {
  token,
  platform: 'ios',
  appVersion: '2.4.0',
  locale: 'tr-TR',
}

export const device: Device = {
  token,
  platform: 'ios',
  appVersion: '2.4.0',
  locale: 'tr-TR',
  createdAt: '2026-11-02T09:13:02.441Z',
  updatedAt: '2026-11-21T15:02:11.907Z',
}

export const testResponse: z.infer<typeof DeviceTestResponse> = {
  results: [{ token: token.slice(-12), platform: 'ios', ok: true }],
}

export const replyBody: z.input<typeof NotificationReplyBody> = {
  token: pushExamples.reply.alias.replyToken,
  text: 'Teşekkürler, ikinci kök neden olmuyor?',
  clientId: 'c5a9b7c4-1fd2-4f0a-9a15-6e0f4c1c2f90',
}

export const scheduledMessage: ScheduledMessage = {
  id: '01a203a2-1180-7abc-8def-0123456789ab',
  kind: 'reminder',
  text: 'Türev tekrarının zamanı geldi.',
  reason: 'Elif akşam tekrar etmek istedi.',
  dueAt: '2026-11-22T16:00:00.000Z',
  cancelOn: 'none',
  createdAt: '2026-11-21T15:04:08.900Z',
}

export const actionBody: z.input<typeof NotificationActionBody> = {
  token: replyBody.token,
  action: 'snooze',
  clientId: '0f3c1f6e-2b7a-4c57-9a0e-6d9d5a1b8e42',
}
