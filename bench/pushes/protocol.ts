/**
 * The provider's process is asked to wait for so many pushes, and reports how long they took to come.
 */
export type Order = { awaiting: number }
/** Between the first and the last. */
export type Report = { seconds: number }
export type Listening = { url: string }
