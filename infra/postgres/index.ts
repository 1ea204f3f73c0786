export { LockedOut, type LockRetries } from './migrations.ts'
export { type Passwords, prepareDatabase } from './prepare.ts'
export type { Reports } from './reports.ts'
