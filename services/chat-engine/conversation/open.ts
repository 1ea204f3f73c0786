import type { Bus } from '@yoldas/bus'
import type { ChatMessage } from '@yoldas/contracts/chat'
import type { ReadState } from '@yoldas/contracts/unread'
import type { Db } from '@yoldas/db'
import { openConversation } from './store.ts'

type Feeds = Pick<Bus, 'publishHistory'>

/** Makes the student's conversation if it is not there, and shows the notice that it begins with in their feeds. */
export async function beginConversation(
  { db, bus }: { db: Db; bus: Feeds },
  studentKey: string,
  arrivedAt?: string,
): Promise<void> {
  showMessage(bus, studentKey, await openConversation(db, studentKey, arrivedAt))
}

/**
 * Shows a message that was stored outside of a stream, if there is one, and what is unread with it; who misses it reads
 * history.
 */
export function showMessage(
  bus: Feeds,
  studentKey: string,
  message: ChatMessage | null,
  read: ReadState | null = null,
): void {
  if (message) bus.publishHistory(studentKey, { event: 'message', data: { message }, ...(read && { read }) })
}
