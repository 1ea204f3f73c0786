import type { z } from 'zod'
import { type PushType, type pushes, type pushTargets, pushTitle, replyable } from '../push.ts'
import { message } from './chat.ts'

type Examples = { [Type in PushType]: { [On in (typeof pushTargets)[number]]: z.infer<(typeof pushes)[Type][On]> } }

const alert = (body: string) => ({ title: pushTitle, body }) as const
const aps = (body: string, level: 'time-sensitive' | 'active' | 'passive') =>
  ({ alert: alert(body), sound: 'default', 'thread-id': replyable, 'interruption-level': level }) as const
const shown = (body: string, tag: string) => ({ ...alert(body), channelId: replyable, tag }) as const

const ofMessage = {
  bubbles: '1',
  messageId: message.id,
  unread: '1',
  replyToken: 'q2kq1Jb1nGv0bX9s3hHn6uO7c0m4sT8yRz5wLdE1aFg',
}
const reply = { type: 'reply', ...ofMessage } as const
const scheduled = { type: 'scheduled', messageType: 'reminder', ...ofMessage, actions: 'done,snooze' } as const
const silence = { type: 'silence_checkin', ...ofMessage, actions: 'snooze,mute_week' } as const
const test = { type: 'test' } as const

/** The texts that the examples show; `test` is what a test says. */
export const bodies = {
  reply: message.content,
  scheduled: 'Türev tekrarının zamanı geldi.',
  silence_checkin: 'Merhaba Elif, iki gündür yoksun. Nasıl gidiyor?',
  test: 'Bildirimlerin çalışıyor. Yoldaş sana buradan yazacak.',
} satisfies Record<PushType, string>

export const pushExamples: Examples = {
  reply: {
    ios: { ...reply, aps: { ...aps(bodies.reply, 'active'), category: 'companion-message', badge: 1 } },
    android: { ...reply, ...shown(bodies.reply, message.id) },
    alias: reply,
  },
  scheduled: {
    ios: {
      ...scheduled,
      aps: { ...aps(bodies.scheduled, 'time-sensitive'), category: 'companion-reminder', badge: 1 },
    },
    android: { ...scheduled, ...shown(bodies.scheduled, message.id) },
    alias: scheduled,
  },
  silence_checkin: {
    ios: { ...silence, aps: { ...aps(bodies.silence_checkin, 'passive'), category: 'companion-checkin', badge: 1 } },
    android: { ...silence, ...shown(bodies.silence_checkin, message.id) },
    alias: silence,
  },
  test: {
    ios: { ...test, aps: aps(bodies.test, 'active') },
    android: { ...test, ...shown(bodies.test, 'test') },
    alias: test,
  },
}
