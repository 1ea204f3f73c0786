import { callSafely } from './timing.ts'
import type { FeedbackBody, FeedEvent, SendBody } from './types.ts'
import type { ConversationState } from './view.ts'

/** What a chat screen asks for. */
export type Conversation = {
  getState(): ConversationState
  /** Calls it after changes, many at once perhaps. Returns what ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Shows what the storage has, then what the service says, and stays current until `background` or sign-out.
   * Repeatable.
   */
  open(): Promise<void>
  /** Nothing is sent or read any more; what is unsent stays. */
  background(): void
  /** Opens everything anew: after `background`, and whenever the app or the network may have been away. */
  foreground(): void
  /**
   * Shows the message at once, and sends it after those before it. Resolves with its clientId once it is kept. A
   * clientId that is given again is the same message. @throws ClientError `storage`: it is shown and will be sent, but
   * is lost if the app ends before
   */
  send(body: SendBody): Promise<string>
  /**
   * Keeps what the student has begun to write, its first 100,000 characters. Sending it empties the draft; call it with
   * `''` where the student drops it.
   */
  draft(text: string): void
  /** Sends a refused message again, in its place. */
  resend(clientId: string): void
  /**
   * Drops a message that was refused or waits, so that it is not sent any more; false while a request for it is under
   * way. One whose answer was lost may be stored all the same: then history shows it. @throws ClientError `storage`: it
   * is dropped, but is sent if the app ends before the storage works again
   */
  discard(clientId: string): Promise<boolean>
  /** Runs the newest turn again, which failed. */
  retry(turnId: string): Promise<void>
  /**
   * Has a turn (`regenerableTurnId`) answered anew. Its answer stays until another one is stored, and for good where
   * none is. @throws ClientError `refused` where the service allows no other answer
   */
  regenerate(turnId: string): Promise<void>
  /** Ends a turn; what was written of it stays. */
  stop(turnId: string): Promise<boolean>
  /** Shows the reaction at once. @throws ClientError, and it is gone again */
  react(messageId: string, emoji: string): Promise<void>
  unreact(messageId: string, emoji: string): Promise<void>
  /** Notes whether a message of the companion's helped; null takes it back. */
  rate(messageId: string, feedback: FeedbackBody | null): Promise<void>
  /** Reads the page before the oldest message; false at the beginning of the history. */
  loadOlder(): Promise<boolean>
  /** What the feed says besides of the conversation: that plan, journey or memory have changed. */
  onWork(listener: (event: FeedEvent) => void): () => void
}

/** Listeners, each called once after changes that come together. */
export function createNotifier() {
  const listeners = new Set<() => void>()
  let isNotifying = false
  return {
    changed() {
      if (isNotifying) return
      isNotifying = true
      queueMicrotask(() => {
        isNotifying = false
        for (const listener of [...listeners]) callSafely(listener)
      })
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Listeners of what the feed says besides of the conversation. */
export function createWorkListeners() {
  const listeners = new Set<(event: FeedEvent) => void>()
  return {
    notify(event: FeedEvent) {
      for (const listener of [...listeners]) callSafely(listener, event)
    },
    subscribe(listener: (event: FeedEvent) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
