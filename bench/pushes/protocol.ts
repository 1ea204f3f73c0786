/**
 * The provider's process is told how many pushes to wait for, and reports when it has them: how long they took to come.
 */
export type Order = { awaiting: number }
/** Between the first and the last. */
export type Report = { seconds: number }
export type Listening = { url: string }
