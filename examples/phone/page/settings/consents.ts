import type { Consent, ConsentKind, Consents } from '@yoldas/client'
import { dayOf, sayFullDate } from '../calendar.ts'

/** How a document stands: the newest that was said of it, and the version that is asked for, if one is missing. */
export type Standing = { kind: Consent['kind']; newest: Consent | null; missing: string | null }

const kinds = ['terms', 'privacy', 'parent'] as const satisfies readonly Consent['kind'][]

/** Of each document that is asked for or was answered. */
export function standingsOf({ consents, missing }: Consents): Standing[] {
  return kinds
    .map((kind) => ({
      kind,
      newest: consents.find((consent) => consent.kind === kind) ?? null,
      missing: missing.find((consent) => consent.kind === kind)?.version ?? null,
    }))
    .filter(({ newest, missing }) => newest !== null || missing !== null)
}

const day = (timestamp: string) => sayFullDate(dayOf(timestamp))

export function sayStanding({ kind, newest, missing }: Standing): string {
  const isParents = kind === 'parent'
  if (missing !== null) return isParents ? 'Velinin onayı bekleniyor.' : `Sürüm ${missing} için onayın bekleniyor.`
  if (!newest) return ''
  const { version, withdrawnAt, grantedAt } = newest
  if (withdrawnAt !== null) return `Sürüm ${version} için onay ${day(withdrawnAt)} günü geri alındı.`
  return isParents
    ? `Velin ${day(grantedAt)} günü onay verdi (sürüm ${version}).`
    : `${day(grantedAt)} günü kabul edildi (sürüm ${version}).`
}

export type Act = { act: 'grant'; kind: ConsentKind; version: string } | { act: 'withdraw'; kind: ConsentKind }

/** What the student may do about it; a parent's consent is noted by an operator. */
export function actsOn({ kind, newest, missing }: Standing): Act[] {
  if (kind === 'parent') return []
  const isGranted = newest !== null && newest.withdrawnAt === null
  const asked = missing ?? (isGranted ? null : newest?.version)
  return [
    ...(asked ? [{ act: 'grant' as const, kind, version: asked }] : []),
    ...(isGranted ? [{ act: 'withdraw' as const, kind }] : []),
  ]
}

/** Of a version that is asked for no longer. */
export const outdated = 'Bu sürüm artık geçerli değil; şu anda kabul edilmesi gerekmiyor.'
