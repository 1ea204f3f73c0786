import type { Conversation } from '@yoldas/client'
import { useSyncExternalStore } from 'react'

/** What the browser knows at once, the conversation finds out by a request that fails. */
export const useIsOffline = ({ subscribe, getState }: Conversation): boolean =>
  useSyncExternalStore(subscribe, () => getState().connection === 'offline' || !navigator.onLine)
