import { useMemo, useSyncExternalStore } from 'react'
import type { Client, ConversationState } from './index.ts'
import { followPlan, nothingRead, type PlanState } from './plan.ts'
import { followUnread } from './unread.ts'
import { nothingShown } from './view.ts'

export type { PlanState }

/** Before anything is known, as on a server that renders. */
const nothingKnown: ConversationState = {
  ...nothingShown,
  items: [],
  turns: [],
  regenerableTurnId: null,
  hasOlder: false,
}

/** What the chat screen shows. Opening the conversation, and pausing it, is the app's. */
export const useConversation = ({ conversation }: Client): ConversationState =>
  useSyncExternalStore(conversation.subscribe, conversation.getState, () => nothingKnown)

/** The plan from one day to another, as `YYYY-MM-DD`, kept current. */
export function usePlan(client: Client, from: string, to: string): PlanState {
  const { subscribe, getState } = useMemo(() => followPlan(client, from, to), [client, from, to])
  return useSyncExternalStore(subscribe, getState, () => nothingRead)
}

/** How many messages are unread, for a badge; null until it is known. */
export function useUnread(client: Client): number | null {
  const { subscribe, getState } = useMemo(() => followUnread(client), [client])
  return useSyncExternalStore(subscribe, getState, () => null)
}
