import { jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { namedOnce, plainSchemas } from './models.ts'
import { describeOperation, exampleOf, markHeader, traceHeader } from './operations.ts'
import { webhooks } from './webhooks.ts'

const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
})

/** The document as it is served, of what the generator makes of the routes. */
export function finish(document: Parameters<typeof jsonSchemaTransformObject>[0]) {
  const generated = jsonSchemaTransformObject(document)
  const named = Document.parse(namedOnce(plainSchemas({ ...generated, webhooks })))
  const { paths, components } = named
  return {
    ...named,
    paths: mapValues(paths, (methods, path) => mapValues(methods, (operation) => describeOperation(path, operation))),
    components: {
      ...components,
      schemas: mapValues(byName(components.schemas), withExample),
      headers: { 'X-Trace-Id': traceHeader, 'X-Yoldas': markHeader },
    },
  }
}

/** In no other order: that of the imports changes with every file that moves. */
const byName = <Value>(values: Record<string, Value>) =>
  Object.fromEntries(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))

const mapValues = <Value, Result>(values: Record<string, Value>, map: (value: Value, name: string) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]))

function withExample(schema: object, name: string) {
  const example = exampleOf(name)
  return example === undefined ? schema : { ...schema, examples: [example] }
}
