import { parseArgs } from 'node:util'
import { quoted } from '@yoldas/config'
import { AgeBand, ConsentKind, ConsentVersion } from '@yoldas/contracts/age'
import { databaseTime } from '@yoldas/db'
import type { z } from 'zod'
import { enterOfOperator } from '../standing/rules.ts'
import { judge } from '../standing/verdict.ts'
import { changeStanding, type StandingDeps } from '../students/changing.ts'
import { findKey } from '../students/store.ts'
import { addGrant, addWithdrawal, saveAges } from './store.ts'

export const usage = `usage: job age --student <sub> --band ${AgeBand.options.join('|')}
       job consent --student <sub> [--kind ${ConsentKind.options.join('|')}] [--version <version>] [--withdraw]

age      says how old a student is; what the student and stores said before is forgotten, a revoked approval included
consent  notes that a parent agrees, or with --withdraw no longer; --kind: that it is another consent; --version: of
         what text, needed where CONSENTS names none of the kind`

export type AgeCommand = { sub: string } & (
  | { job: 'age'; band: AgeBand }
  | { job: 'consent'; kind: ConsentKind; version: string | undefined; isWithdrawn: boolean }
)

/** @throws with what is wrong with the arguments */
export function readCommand(args: string[]): AgeCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      student: { type: 'string' },
      band: { type: 'string' },
      kind: { type: 'string' },
      version: { type: 'string' },
      withdraw: { type: 'boolean', default: false },
    },
  })
  const { student: sub, band, kind, version, withdraw: isWithdrawn } = values
  const [job, ...rest] = positionals
  if (rest.length > 0) throw new Error(`one job at a time, not also ${quoted(rest.join(' '))}`)
  if (!sub) throw new Error('--student: whose? The sub of the identity provider')
  if (job === 'age') {
    if (kind !== undefined || version !== undefined || isWithdrawn)
      throw new Error('--kind, --version and --withdraw belong to consent')
    return { job, sub, band: read(AgeBand, '--band', band) }
  }
  if (job !== 'consent') throw new Error(`no job is called ${quoted(job ?? '')}`)
  if (band !== undefined) throw new Error('--band belongs to age')
  if (version !== undefined && isWithdrawn)
    throw new Error('--withdraw takes no --version: it is of whatever was granted')
  return {
    ...{ job, sub, isWithdrawn },
    kind: read(ConsentKind, '--kind', kind ?? 'parent'),
    version: version === undefined ? undefined : read(ConsentVersion, '--version', version),
  }
}

function read<Schema extends z.ZodType>(schema: Schema, name: string, given: string | undefined): z.output<Schema> {
  const { success, data } = schema.safeParse(given)
  if (!success) throw new Error(`${name} ${quoted(given ?? '')} is not one of those there are`)
  return data
}

/**
 * Does it, and returns what it did for a person to read. chat-engine has the new verdict then, or gets it from the
 * services that run.
 * @throws with what to do, where nothing could be changed
 */
export async function runByOperator(deps: StandingDeps, command: AgeCommand): Promise<string> {
  const studentKey = await findKey(deps.db, command.sub)
  const [said, changed] = studentKey === null ? ['', null] : await change(deps, studentKey, command)
  if (!changed) throw new Error('No student has this sub.')
  const { blocked } = judge(deps.policy, changed.student.standing)
  return `${said}; the student is ${blocked === null ? 'not blocked' : `blocked: ${blocked}`}`
}

async function change(deps: StandingDeps, studentKey: string, command: AgeCommand) {
  if (command.job === 'age') {
    const { band } = command
    const changed = await changeStanding(deps, studentKey, async (tx) =>
      saveAges(tx, studentKey, enterOfOperator(band, await databaseTime(tx))),
    )
    return [`age: ${band}`, changed] as const
  }
  const { kind } = command
  if (command.isWithdrawn) {
    const changed = await changeStanding(deps, studentKey, (tx) =>
      addWithdrawal(tx, studentKey, { kind, by: 'operator' }),
    )
    return [`consent: ${kind} withdrawn`, changed] as const
  }
  const version = versionOf(deps, command)
  const changed = await changeStanding(deps, studentKey, (tx) =>
    addGrant(tx, studentKey, { kind, version, by: 'operator' }),
  )
  return [`consent: ${kind} ${version} granted`, changed] as const
}

function versionOf({ policy }: StandingDeps, { kind, version }: { kind: ConsentKind; version: string | undefined }) {
  const asked = policy.consents.find((consent) => consent.kind === kind)?.version
  if (asked !== undefined && version !== undefined && version !== asked)
    throw new Error(`--version ${quoted(version)}: CONSENTS asks for ${quoted(asked)}`)
  const named = version ?? asked
  if (named === undefined) throw new Error(`--version: of what text? CONSENTS names no ${kind}`)
  return named
}
