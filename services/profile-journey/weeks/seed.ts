import { createHash } from 'node:crypto'

/** Spreads sentences over students and weeks. */
export const seedOf = (studentKey: string, monday: string): number =>
  createHash('sha256').update(`${studentKey} ${monday}`).digest().readUInt32BE()
