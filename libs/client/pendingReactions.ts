import type { Http } from './http.ts'
import type { Message } from './types.ts'
import type { Shown } from './view.ts'

type Deps = { http: Http; changed(): void; onStored(message: Message): void }

/** Reactions that the student chose and that are not stored yet. */
export function createPendingReactions({ http, changed, onStored }: Deps) {
  let changes: Shown['changes'] = []
  let asking: Promise<unknown> = Promise.resolve()
  const put = (next: Shown['changes']) => {
    changes = next
    changed()
  }

  return {
    all: () => changes,
    async change(messageId: string, emoji: string, isOn: boolean) {
      const change = { messageId, emoji, isOn, createdAt: new Date().toISOString() }
      put([...changes, change])
      const path = `/api/chat/messages/${messageId}/reactions/${encodeURIComponent(emoji)}`
      const ask = () => http.json<{ message: Message }>({ method: isOn ? 'PUT' : 'DELETE', path, repeatable: true })
      // One after another, so that what was chosen last is what stands.
      const asked = asking.then(ask)
      asking = asked.catch(() => {})
      try {
        onStored((await asked).message)
      } finally {
        put(changes.filter((other) => other !== change))
      }
    },
    clear: () => put([]),
  }
}
