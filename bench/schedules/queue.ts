/** A queue that is filled outside of what is measured, and emptied within. */
export type Queue = {
  fill(count: number): Promise<void>
  /** Resolves with the seconds it took, when nothing is left of so many. */
  empty(count: number): Promise<number>
}
