export { migrate } from './migrate.ts'
export { connectDb, type Db, type DbPool, databaseTime, isUnavailable, ping, UniqueViolation } from './pool.ts'
export { sql } from './sql.ts'
