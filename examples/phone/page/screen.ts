import type { Client } from '@yoldas/client'

/** What every screen of the phone is given. A screen reads and changes the product through the client alone. */
export type ScreenProps = {
  client: Client
  /** The account is gone, or its student has signed out: the phone shows the choice of students. */
  onLeft(): void
}
