import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { pause } from '@yoldas/time'
import { z } from 'zod'
import { type ModerationDirectives, parseDirectives } from './directives.ts'
import { badRequest, errorOf, invalidBody } from './errors.ts'

const Part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string().min(1) }) }),
])
const ModerationRequest = z.object({
  model: z.string().min(1).nullish(),
  input: z.union([z.string(), z.array(z.string()).min(1), z.array(Part).min(1)]),
})

const categories: readonly string[] = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
]

const usualModel = 'omni-moderation-latest'
const quietScore = 0.0001
const flaggedFrom = 0.5

/** `POST /v1/moderations`: scores near 0, but for those that directives in the text give. */
export async function moderate(body: unknown, response: ServerResponse): Promise<void> {
  const parsed = ModerationRequest.safeParse(body)
  if (!parsed.success) throw invalidBody(parsed.error, body)
  const { model, input } = parsed.data
  const texts = textsOf(input)
  const asked = texts.map((text) => parseDirectives(text).moderation)
  for (const { scores } of asked) refuseUnknown(scores)
  const ending = asked.find((one) => one.ending)?.ending
  if (ending?.kind === 'hang') return
  if (ending?.kind === 'fail') throw errorOf(ending.status)
  const wait = Math.max(...asked.map(({ afterMilliseconds }) => afterMilliseconds))
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  if (wait > 0) await pause(wait, gone.signal)
  if (gone.signal.aborted) return
  response.writeHead(200, { 'content-type': 'application/json' })
  if (ending?.kind === 'garbage') return void response.end('{"id":"modr-","results":[{"categ')
  response.end(JSON.stringify(answerOf(model ?? usualModel, asked)))
}

function textsOf(input: z.infer<typeof ModerationRequest>['input']): string[] {
  if (typeof input === 'string') return [input]
  const texts = input.filter((part) => typeof part === 'string')
  if (texts.length > 0) return texts
  return [input.flatMap((part) => (typeof part !== 'string' && part.type === 'text' ? [part.text] : [])).join('\n')]
}

/** A typing error in a check would look like a harmless message. */
function refuseUnknown(scores: Readonly<Record<string, number>>): void {
  const unknown = Object.keys(scores).find((name) => !categories.includes(name))
  if (unknown) throw badRequest(`The directive !moderate names an unknown category: ${unknown}.`, 'input')
}

function answerOf(model: string, asked: readonly ModerationDirectives[]) {
  const named = <Value>(value: (name: string) => Value) =>
    Object.fromEntries(categories.map((name) => [name, value(name)]))
  const results = asked.map(({ scores }) => {
    const score = (name: string) => scores[name] ?? quietScore
    const flags = named((name) => score(name) >= flaggedFrom)
    return {
      flagged: Object.values(flags).includes(true),
      categories: flags,
      category_scores: named(score),
      category_applied_input_types: named(() => ['text']),
    }
  })
  return { id: `modr-${randomUUID().replaceAll('-', '')}`, model, results }
}
