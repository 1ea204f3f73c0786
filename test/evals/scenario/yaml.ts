import { readFile } from 'node:fs/promises'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** What is wrong with a file, each problem with the file and its line. */
export class Malformed extends Error {
  override name = 'Malformed'
}

type Position = { source: ReturnType<typeof parseDocument>; lines: LineCounter }

/** What a YAML file has. @throws Malformed with all that is wrong in it */
export async function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  return parseYaml(await readFile(file, 'utf8'), schema, file)
}

/** The same of a text; `file` names it in what is thrown. */
export function parseYaml<Schema extends z.ZodType>(text: string, schema: Schema, file: string): z.output<Schema> {
  const lines = new LineCounter()
  const source = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const syntax = [...source.errors, ...source.warnings]
  const at = (offset: number) => `${file}:${lines.linePos(offset).line || 1}`
  if (syntax.length > 0) throw new Malformed(syntax.map(({ pos, message }) => `${at(pos[0])}: ${message}`).join('\n'))
  const parsed = schema.safeParse(source.toJS())
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(
    (issue) =>
      `${at(offsetOf(issue, { source, lines }))}: ${[issue.path.join('.'), issue.message].filter(Boolean).join(': ')}`,
  )
  throw new Malformed(problems.join('\n'))
}

/** Where the value stands that an issue is about; where it is absent, what it is absent from. */
function offsetOf(issue: z.core.$ZodIssue, { source }: Position): number {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path
  for (let length = path.length; length > 0; length -= 1) {
    const key = path[length - 1]
    const parent = length === 1 ? source.contents : source.getIn(path.slice(0, length - 1), true)
    const pair = isMap(parent) ? parent.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined
    const found = pair && isScalar(pair.key) ? pair.key : source.getIn(path.slice(0, length), true)
    if (hasRange(found)) return found.range[0]
  }
  return hasRange(source.contents) ? source.contents.range[0] : 0
}

const hasRange = (node: unknown): node is { range: [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
