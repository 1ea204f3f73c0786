import { createHttp, type Fetch } from './http.ts'
import { defaultTiming, type Timing } from './timing.ts'
import type { NotificationActionBody, NotificationReply } from './types.ts'

export type NotificationButtonsOptions = { url: string; fetch?: Fetch; timing?: Partial<Timing> }

/**
 * What the buttons of a notification do. They need no session, but the `replyToken` of its data, so that they work on a
 * locked phone. Make the `clientId` once per press and keep it: within 9 minutes the same press may be sent again.
 * @throws ClientError, `refused` for what will never be taken, `unauthorized` when the token is over, `gone` when the
 * student is
 */
export function notificationButtons({ url, fetch, timing }: NotificationButtonsOptions) {
  const http = createHttp({
    url,
    session: null,
    fetch: fetch ?? ((to, init) => globalThis.fetch(to, init)),
    timing: { ...defaultTiming, ...timing },
    closed: new AbortController().signal,
  })
  const press = async (name: string, body: { clientId?: string }) => {
    const repeatable = body.clientId !== undefined
    await http.json({ method: 'POST', path: `/api/notifications/${name}`, body, repeatable })
  }
  return {
    /** A message of the student, in answer to the one that is notified of. */
    reply: (body: NotificationReply): Promise<void> => press('reply', body),
    /** One of the data's `actions`. */
    act: (body: NotificationActionBody): Promise<void> => press('action', body),
  }
}
