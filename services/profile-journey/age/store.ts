import { Consent, type ConsentKind, listedConsents } from '@yoldas/contracts/age'
import { type Db, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { z } from 'zod'
import type { Ages } from '../standing/rules.ts'
import { kinds } from '../standing/store.ts'

/** The student is locked. */
export async function saveAges(tx: Db, studentKey: string, ages: Ages): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE student SET ages = ${sql.jsonb(ages)} WHERE student_key = ${studentKey}
  `)
}

type NewConsent = Pick<Consent, 'kind' | 'version' | 'by'>

/** The student is locked. One that holds already in this version stays as it is. */
export async function addGrant(tx: Db, studentKey: string, { kind, version, by }: NewConsent): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO consent (id, student_key, kind, version, granted_at, recorded_by)
    SELECT ${newId()}, ${studentKey}, ${kind}, ${version}, clock_timestamp(), ${by}
    WHERE NOT EXISTS (
      SELECT FROM (${newestOf(studentKey, kind)}) AS newest WHERE withdrawn_at IS NULL AND version = ${version}
    )
  `)
}

/** The student is locked. Changes nothing while no consent of the kind holds. */
export async function addWithdrawal(
  tx: Db,
  studentKey: string,
  { kind, by }: Omit<NewConsent, 'version'>,
): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO consent (id, student_key, kind, version, granted_at, withdrawn_at, recorded_by)
    SELECT ${newId()}, ${studentKey}, ${kind}, version, granted_at, clock_timestamp(), ${by}
    FROM (${newestOf(studentKey, kind)}) AS newest WHERE withdrawn_at IS NULL
  `)
}

const newestOf = (studentKey: string, kind: ConsentKind) => sql.fragment`
  SELECT version, granted_at, withdrawn_at FROM consent
  WHERE student_key = ${studentKey} AND kind = ${kind} ORDER BY recorded_at DESC, id DESC LIMIT 1`

const columns = sql.fragment`
  consent.kind, version, granted_at AS "grantedAt", withdrawn_at AS "withdrawnAt", recorded_by AS "by"`

/** The newest of each kind, newest first. */
export function findConsents(db: Db, studentKey: string) {
  return db.any(sql.type(Consent)`
    SELECT listed.kind, version, "grantedAt", "withdrawnAt", "by" FROM ${kinds} CROSS JOIN LATERAL (
      SELECT ${columns}, recorded_at, id FROM consent
      WHERE student_key = ${studentKey} AND consent.kind = k.kind
      ORDER BY recorded_at DESC, id DESC LIMIT ${listedConsents}
    ) AS listed
    ORDER BY recorded_at DESC, id DESC
  `)
}

const ExportedConsent = Consent.extend({ id: z.uuid() })

export function exportConsents(db: Db, studentKey: string, after: string | null, limit: number) {
  return db.any(sql.type(ExportedConsent)`
    SELECT id, ${columns} FROM consent
    WHERE student_key = ${studentKey} AND (${after}::uuid IS NULL OR id > ${after}) ORDER BY id LIMIT ${limit}
  `)
}
