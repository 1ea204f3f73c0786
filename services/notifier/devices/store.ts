import { Device, Platform } from '@yoldas/contracts/notifier'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

const columns = sql.fragment`
  token, platform, app_version AS "appVersion", locale, created_at AS "createdAt", updated_at AS "updatedAt"
`

export type Registration = Pick<Device, 'token' | 'platform' | 'appVersion' | 'locale'> & {
  studentKey: string
  tokenHash: Buffer
}

/** Makes the device the student's, as it says it is now: what it does not say stays, but nothing of an owner before. */
export function saveDevice(tx: Db, { studentKey, tokenHash, ...device }: Registration) {
  return tx.one(sql.type(Device)`
    INSERT INTO device AS d (token_hash, token, student_key, platform, app_version, locale, created_at, updated_at)
    SELECT ${sql.binary(tokenHash)}, ${device.token}, ${studentKey}::uuid, ${device.platform}, ${device.appVersion},
      ${device.locale}, moment, moment
    FROM clock_timestamp() AS moment
    ON CONFLICT (token_hash) DO UPDATE SET
      student_key = EXCLUDED.student_key, platform = EXCLUDED.platform, updated_at = EXCLUDED.updated_at,
      app_version = coalesce(EXCLUDED.app_version, ${ofSameOwner(sql.fragment`d.app_version`)}),
      locale = coalesce(EXCLUDED.locale, ${ofSameOwner(sql.fragment`d.locale`)}),
      created_at = coalesce(${ofSameOwner(sql.fragment`d.created_at`)}, EXCLUDED.created_at)
    RETURNING ${columns}
  `)
}

const ofSameOwner = (column: ReturnType<typeof sql.fragment>) =>
  sql.fragment`CASE WHEN d.student_key = EXCLUDED.student_key THEN ${column} END`

const mostDevices = 20

/**
 * Keeps the devices that were seen last. What the others' notifications offered stays: the phones are still the
 * student's.
 */
export async function forgetSurplus(tx: Db, studentKey: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    DELETE FROM device WHERE token_hash = ANY(ARRAY(
      SELECT token_hash FROM device WHERE student_key = ${studentKey}
      ORDER BY updated_at DESC, token_hash OFFSET ${mostDevices}
    ))
  `)
}

/** Another student's is left alone. */
export async function deleteDevice(tx: Db, tokenHash: Buffer, studentKey: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    DELETE FROM device WHERE token_hash = ${sql.binary(tokenHash)} AND student_key = ${studentKey}
  `)
}

const Registered = z.object({ tokenHash: z.instanceof(Buffer), token: z.string(), platform: Platform })

/** Where the student is notified; nothing promises that it stays so. */
export function findDevices(db: Db, studentKey: string) {
  return db.any(sql.type(Registered)`
    SELECT token_hash AS "tokenHash", token, platform FROM device WHERE student_key = ${studentKey} ORDER BY created_at
  `)
}

/**
 * Removes a device whose token the provider calls dead, unless it was registered again, or by another, after that was
 * asked. What its notifications offered stays: the phone is still the student's.
 */
export async function removeDead(
  db: Db,
  tokenHash: Buffer,
  studentKey: string,
  registeredBefore: string,
): Promise<boolean> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    DELETE FROM device
    WHERE token_hash = ${sql.binary(tokenHash)} AND student_key = ${studentKey}
      -- Moments are given in milliseconds.
      AND date_trunc('milliseconds', updated_at) <= ${registeredBefore}::timestamptz
  `)
  return rowCount === 1
}
