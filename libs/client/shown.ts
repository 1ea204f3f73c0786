import { type Known, nothingKnown } from './known.ts'
import { createNotifier } from './screen.ts'
import type { Message } from './types.ts'
import { type ConversationState, type Item, nothingShown, type Shown, type Status, show } from './view.ts'

export type ShownState = ReturnType<typeof createShownState>

/** What a chat screen shows, made when it is read, once after each change. `unsaved` is what waits to be stored. */
export function createShownState(unsaved: () => Pick<Shown, 'sendings' | 'changes'>) {
  const items = new WeakMap<Message, Item>()
  const keys = new Map<string, string>()
  const notifier = createNotifier()
  let known: Known = nothingKnown
  let status: Status = nothingShown
  let state: ConversationState | undefined
  const changed = () => {
    state = undefined
    notifier.changed()
  }

  return {
    changed,
    subscribe: notifier.subscribe,
    known: () => known,
    status: () => status,
    putKnown(next: Known) {
      known = next
      changed()
    },
    setStatus(values: Partial<Status>) {
      if (Object.entries(values).every(([name, value]) => Object(status)[name] === value)) return
      status = { ...status, ...values }
      changed()
    },
    /** Shows a stored message under the key that it had before it was stored. */
    keepKey: (messageId: string, clientId: string) => void keys.set(messageId, clientId),
    /** Takes the key back from a message that was taken for another: it gets a key of its own. */
    dropKey(messageId: string | null) {
      const message = known.messages.find(({ id }) => id === messageId)
      if (message) items.delete(message)
      keys.delete(messageId ?? '')
    },
    forget() {
      keys.clear()
      known = nothingKnown
      status = { ...status, draft: '' }
      changed()
    },
    getState(): ConversationState {
      state ??= show({ ...status, known, ...unsaved(), keys }, items)
      return state
    },
  }
}
