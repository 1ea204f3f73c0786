import type { Handled } from './answers.ts'

export type Provider = 'fcm' | 'onesignal'

export type SentMessage = {
  /** ISO 8601, in UTC. */
  at: string
  provider: Provider
  /** The registration token, or OneSignal's external id; null when the request names none. */
  token: string | null
  /** The message as it was received. */
  body: unknown
}

/** Refused ones included; a connection that was reset has the status 0 and the answer null. */
export type Attempt = SentMessage & { status: number; answer: unknown }

/** One phone, by its registration token or its external id; everything without either. */
export type Filter = { token?: string | undefined; externalId?: string | undefined }

export type Records = {
  add(provider: Provider, handled: Handled): void
  /** Oldest first. All that is kept of one phone, or the last 1,000 of everybody's. */
  sent(filter?: Filter): SentMessage[]
  attempts(filter?: Filter): Attempt[]
}

const mostEntries = 10_000
const mostBytes = 64 * 1024 * 1024
const mostUnfiltered = 1000

export function createRecords(): Records {
  const sent = boundedList<SentMessage>()
  const attempts = boundedList<Attempt>()
  return {
    add(provider, { answer, targets, reached, body }) {
      const common = { at: new Date().toISOString(), provider, body }
      const bytes = Buffer.byteLength(JSON.stringify(body ?? null))
      for (const token of targets.length > 0 ? targets : [null]) {
        attempts.add({ ...common, token, status: answer.status, answer: answer.body ?? null }, bytes)
      }
      if (!answer.isAccepted) return
      // A message to a topic reaches its followers, and names no phone.
      for (const token of targets.length > 0 ? reached : [null]) sent.add({ ...common, token }, bytes)
    },
    sent: (filter) => matching(sent.entries(), filter),
    attempts: (filter) => matching(attempts.entries(), filter),
  }
}

/** Keeps the newest, by number and by size, so that a run of days does not run out of memory. */
function boundedList<Entry>() {
  const kept: { entry: Entry; bytes: number }[] = []
  let total = 0
  return {
    add(entry: Entry, bytes: number) {
      kept.push({ entry, bytes })
      total += bytes
      while (kept.length > mostEntries || total > mostBytes) total -= kept.shift()?.bytes ?? 0
    },
    entries: () => kept.map(({ entry }) => entry),
  }
}

function matching<Entry extends SentMessage>(entries: Entry[], { token, externalId }: Filter = {}): Entry[] {
  if (token !== undefined) return entries.filter((entry) => entry.provider === 'fcm' && entry.token === token)
  if (externalId !== undefined) {
    return entries.filter((entry) => entry.provider === 'onesignal' && entry.token === externalId)
  }
  return entries.slice(-mostUnfiltered)
}
