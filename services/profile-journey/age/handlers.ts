import { type Handler, handle } from '@yoldas/bus'
import { type AgeBody, grantConsent, listConsents, putAge, withdrawConsent } from '@yoldas/contracts/age'
import { type Db, databaseTime } from '@yoldas/db'
import { ageInForce, enter } from '../standing/rules.ts'
import { judge, missingConsents, type Standing } from '../standing/verdict.ts'
import { changeStanding, type StandingDeps } from '../students/changing.ts'
import { findStudent } from '../students/store.ts'
import { addGrant, addWithdrawal, findConsents, saveAges } from './store.ts'

const erased = { kind: 'erased' as const }
const invalid = (path: string, message: string) => ({ kind: 'invalid' as const, issues: [{ path, message }] })

export function ageHandlers(deps: StandingDeps): Handler[] {
  const { db, policy } = deps
  const found = async (studentKey: string, standing: Standing) => ({
    kind: 'found' as const,
    consents: [...(await findConsents(db, studentKey))],
    missing: missingConsents(policy, standing),
  })
  return [
    handle(putAge, async ({ studentKey, entry }) => {
      const put = await changeStanding(deps, studentKey, (tx, { standing }) =>
        enterAge(tx, studentKey, entry, standing),
      )
      if (!put) return erased
      if (!put.result) return invalid('source', 'expected a band that is not older than the one in force')
      const { standing } = put.student
      const age = ageInForce(standing.ages, standing.decidedAt)
      return { kind: 'put' as const, age, blocked: judge(policy, standing).blocked }
    }),

    handle(listConsents, async ({ studentKey }) => {
      const student = await findStudent(db, studentKey)
      return student ? found(studentKey, student.standing) : erased
    }),

    handle(grantConsent, async ({ studentKey, consent }) => {
      const asked = policy.consents.find(({ kind }) => kind === consent.kind)
      if (asked?.version !== consent.version) return invalid('version', 'expected the version that is asked for')
      const granted = await changeStanding(deps, studentKey, (tx) =>
        addGrant(tx, studentKey, { ...consent, by: 'student' }),
      )
      return granted ? found(studentKey, granted.student.standing) : erased
    }),

    handle(withdrawConsent, async ({ studentKey, consentKind: kind }) => {
      const withdrawn = await changeStanding(deps, studentKey, (tx) =>
        addWithdrawal(tx, studentKey, { kind, by: 'student' }),
      )
      return withdrawn ? found(studentKey, withdrawn.student.standing) : erased
    }),
  ]
}

/** False for a band that is refused; nothing is changed then. */
async function enterAge(tx: Db, studentKey: string, entry: AgeBody, { ages }: Standing): Promise<boolean> {
  const entered = enter(ages, entry, await databaseTime(tx))
  if (entered) await saveAges(tx, studentKey, entered)
  return entered !== null
}
