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

/** Makes the device the student's, as it says it is now; of an owner before nothing stays. */
export function saveDevice(tx: Db, { studentKey, tokenHash, ...device }: Registration) {
  return tx.one(sql.type(Device)`
    INSERT INTO device AS d (token_hash, token, student_key, platform, app_version, locale, created_at, updated_at)
    SELECT ${sql.binary(tokenHash)}, ${device.token}, ${studentKey}::uuid, ${device.platform}, ${device.appVersion},
      ${device.locale}, moment, moment
    FROM clock_timestamp() AS moment
    ON CONFLICT (token_hash) DO UPDATE SET
      student_key = EXCLUDED.student_key, platform = EXCLUDED.platform, app_version = EXCLUDED.app_version,
      locale = EXCLUDED.locale, updated_at = EXCLUDED.updated_at,
      created_at = CASE WHEN d.student_key = EXCLUDED.student_key THEN d.created_at ELSE EXCLUDED.created_at END
    RETURNING ${columns}
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
 * Removes a device whose token the provider calls dead, unless it was registered again, or by another, after that was asked.
 * What its notifications offered stays: the phone is still the student's.
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
      -- Moments are told in milliseconds.
      AND date_trunc('milliseconds', updated_at) <= ${registeredBefore}::timestamptz
  `)
  return rowCount === 1
}
