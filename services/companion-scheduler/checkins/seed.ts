import { createHash } from 'node:crypto'

/** Spreads texts over students and days. */
export const seedOf = (studentKey: string, day: string): number =>
  createHash('sha256').update(`${studentKey} ${day}`).digest().readUInt32BE()
