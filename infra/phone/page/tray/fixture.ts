import type { TrayMessage } from '../../desk.ts'

type Values = { at: string; id: string; body: string; category?: string; messageType?: string; actions?: string }

const dataOf = ({ id, messageType, actions }: Values) => ({
  type: messageType ? 'scheduled' : 'reply',
  messageId: id,
  replyToken: `token-${id}`,
  ...(messageType && { messageType }),
  ...(actions && { actions }),
})

/** As the notifier sends it to an iPhone. */
export const iosPush = ({ category = 'companion-message', ...values }: Values): TrayMessage => ({
  at: values.at,
  provider: 'fcm',
  token: 'phone',
  body: {
    token: 'phone',
    notification: { title: 'Yoldaş', body: values.body },
    data: dataOf(values),
    apns: { headers: { 'apns-collapse-id': values.id }, payload: { aps: { category } } },
  },
})

/** As the notifier sends it to Android. */
export const androidPush = (values: Values): TrayMessage => ({
  at: values.at,
  provider: 'fcm',
  token: 'phone',
  body: { token: 'phone', data: { ...dataOf(values), title: 'Yoldaş', body: values.body, tag: values.id } },
})
