import { createSqlTag } from '@slonik/sql-tag'
import { z } from 'zod'

/** `sql.type(Row)` reads rows, each checked against its schema; `sql.typeAlias('none')` expects none. */
export const sql = createSqlTag({ typeAliases: { none: z.object({}).strict() } })
