import type { Schemas } from '@yoldas/contracts/schemas'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { valuesOf } from './values.ts'

const runs = 40
/** The same values each time: what breaks on one machine breaks on all. */
const seed = 17

/**
 * What one of two versions may send and the other refuses, a sentence for each contract. Between services both send; of
 * apps the released ones send to today's services and read what these answer.
 */
export function findBreaks(released: Schemas, today: Schemas): string[] {
  return [
    ...refusals(released.bus, today.bus, 'the release sends what today refuses'),
    ...refusals(today.bus, released.bus, 'today sends what the release refuses'),
    ...refusals(released.fromApps, today.fromApps, 'released apps send what today refuses'),
    ...refusals(today.toApps, released.toApps, 'today answers what released apps refuse'),
    ...missing(released, today),
  ]
}

/** A subject or a model that is gone: the release still uses it. New ones hurt nobody before somebody uses them. */
function missing(released: Schemas, today: Schemas): string[] {
  const kinds = ['bus', 'fromApps'] as const
  const gone = kinds.flatMap((kind) => Object.keys(released[kind]).filter((name) => !(name in today[kind])))
  return gone.map((name) => `${name}: the release sends it, and today does not know it`)
}

type Described = Schemas[keyof Schemas]

function refusals(from: Described, to: Described, what: string): string[] {
  return Object.entries(from).flatMap(([name, sent]) => {
    const received = to[name]
    if (!received) return []
    const reason = firstRefusal(sent, received)
    return reason === null ? [] : [`${name}: ${what}: ${reason}`]
  })
}

function firstRefusal(sent: object, received: object): string | null {
  if (JSON.stringify(sent) === JSON.stringify(received)) return null
  // zod writes a pattern beside each format that it checks.
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const [maySend, accepts] = [ajv.compile(sent), ajv.compile(received)]
  const values = fc.sample(valuesOf(sent), { numRuns: runs, seed }).filter((value) => maySend(value))
  if (values.length === 0) throw new Error(`no value could be made of ${JSON.stringify(sent)}`)
  const refused = values.find((value) => !accepts(value))
  if (refused === undefined) return null
  accepts(refused)
  return ajv.errorsText(accepts.errors, { dataVar: 'it' })
}
