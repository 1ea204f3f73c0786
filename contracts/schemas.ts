import { z } from 'zod'
import { asks, publishes } from './bus.ts'
import { examples } from './examples/models.ts'

type JsonSchema = Record<string, unknown>

/** By name: what others of the bus send each other, what apps send, and what apps are sent. */
export type Schemas = Record<'bus' | 'fromApps' | 'toApps', Record<string, JsonSchema>>

/** What may be sent, as JSON Schema. Rules that JSON Schema cannot say are left out. */
const describe = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

/** All contracts as they are today. */
export function todaysSchemas(): Schemas {
  const bus = new Map<string, z.ZodType>()
  for (const asked of Object.values(asks).flat()) {
    bus.set(`${asked.subject} input`, asked.input)
    if ('output' in asked) bus.set(`${asked.subject} output`, asked.output)
  }
  for (const { name, data } of Object.values(publishes).flat()) bus.set(name, data)
  const models = new Map(examples.map(({ model }) => [model.meta()?.id ?? '', model]))
  const isFromApps = (name: string) => name.endsWith('Body')
  return {
    bus: describeAll(bus, () => true),
    fromApps: describeAll(models, isFromApps),
    toApps: describeAll(models, (name) => !isFromApps(name)),
  }
}

function describeAll(schemas: Map<string, z.ZodType>, isMeant: (name: string) => boolean): Record<string, JsonSchema> {
  const meant = [...schemas].filter(([name]) => isMeant(name)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(meant.map(([name, schema]) => [name, describe(schema)]))
}
