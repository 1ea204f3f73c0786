import { forgetOlder } from '@yoldas/db'

/** For notifications with their ledger. */
export const forgetNotifications = forgetOlder('notification', 'created_at')
