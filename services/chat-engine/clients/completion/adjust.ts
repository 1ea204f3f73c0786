import { type Complaint, complaintsIn } from './complaints.ts'
import type { Feature, LeftOut, Sent } from './request.ts'

/** What a request is changed by, so that a server takes it. */
export type Adjustment =
  /** For this model, from now on. */
  | { kind: 'feature'; feature: Feature }
  | { kind: 'limit'; limit: number }
  /** For this turn. */
  | { kind: 'value'; value: keyof LeftOut }
  /** For this step. */
  | { kind: 'stepLimit'; limit: number }

/** A model is never asked for shorter answers. */
const leastLimit = 512

/** What to change by what a server says in refusing a request; nothing where that would not help. */
export function adjustmentsFor(body: string, sent: Sent): Adjustment[] {
  const all = complaintsIn(body).flatMap((complaint) => adjust(complaint, sent))
  const [shorter] = all.filter(({ kind }) => kind === 'limit' || kind === 'stepLimit')
  return [...all.filter((one) => one.kind === 'feature' || one.kind === 'value'), ...(shorter ? [shorter] : [])]
}

function adjust(complaint: Complaint, sent: Sent): Adjustment[] {
  const [head = '', ...rest] = complaint.path
  if (head === 'messages' && rest.length > 0) return adjustMessages(complaint, sent)
  if (head === 'tools' && rest.length > 0) return withoutTools(sent)
  if (speaksOfContext(complaint)) return fitContext(complaint, sent)
  if (speaksOfLimit(complaint)) return lowerLimit(complaint, sent)
  const field = topFields[head]
  if (field && sent.fields.has(field)) {
    if (field === 'tools' && !isUnknown(`${complaint.code}. ${complaint.message}`)) return withoutTools(sent)
    return [{ kind: 'feature', feature: field }]
  }
  if (schemaWords.test(`${complaint.code} ${complaint.message}`)) return withoutTools(sent)
  const named = featuresNamed(complaint, sent)
  if (named.length > 0) return named.map((feature) => ({ kind: 'feature', feature }))
  return sent.fields.has('images') && speaksOfImages(complaint) ? [{ kind: 'value', value: 'images' }] : []
}

const topFields: Readonly<Record<string, Feature>> = {
  max_completion_tokens: 'max_completion_tokens',
  stream_options: 'stream_options',
  prompt_cache_key: 'cache_key',
  tool_choice: 'tool_choice',
  tools: 'tools',
}

/** A path to a value: the value is at fault, unless it is a field that was given back. */
function adjustMessages(complaint: Complaint, sent: Sent): Adjustment[] {
  const { path, message } = complaint
  const given = [...sent.opaque].filter(
    (name) => path.includes(name) || (mentions(message, name) && isUnknown(message)),
  )
  if (given.length > 0) return given.map((name) => ({ kind: 'feature', feature: `field:${name}` }))
  // Only messages with images have parts.
  const isOfPart = /content(?:\.\w+)*\.\d+/.test(complaint.path.join('.'))
  return sent.fields.has('images') && (isOfPart || speaksOfImages(complaint))
    ? [{ kind: 'value', value: 'images' }]
    : []
}

const schemaWords =
  /invalid_function_parameters|schema for (?:function|tool)|(?:function|tool|input)[_ ]schema\b|function_declaration/i

/** First those of which we did not write the definitions. */
function withoutTools(sent: Sent): Adjustment[] {
  if (sent.hasOuterTools) return [{ kind: 'value', value: 'outerTools' }]
  return sent.fields.has('tools') ? [{ kind: 'value', value: 'tools' }] : []
}

const speaksOfImages = ({ path, message, code }: Complaint) =>
  /image|vision|multi-?modal/i.test(`${path.join(' ')} ${message} ${code}`)

const unknownWords =
  /\bun(?:known|recogni[sz]ed|supported|expected|permitted|available)\b|\b(?:not|n't|cannot|can't|never) (?:be )?(?:support(?:ed)?|permitted|allowed|allow|recogni[sz]ed?|accepted|accept|known|available|implemented|enabled|found|find|have)\b|\bextra(?:_forbidden| (?:inputs?|fields?))|\badditional (?:propert|field)|\bcannot find\b|\bno such\b|\binvalid (?:parameter|argument|field|property|name)/i

const isUnknown = (text: string) => unknownWords.test(text.replaceAll('_', ' ')) || unknownWords.test(text)

const fieldNames: Readonly<Record<string, Feature>> = {
  ...topFields,
  'cache key': 'cache_key',
}

/** What a sentence says that the server does not know or support as a whole. */
function featuresNamed({ message, code }: Complaint, sent: Sent): Feature[] {
  const found: Feature[] = []
  for (const sentence of message.split(/(?<=[.;!])\s+|\n+/)) {
    for (const [name, feature] of Object.entries(fieldNames))
      if (name !== 'tools' && mentions(sentence, name) && (name === 'tool_choice' || isUnknown(sentence)))
        found.push(feature)
    for (const name of sent.opaque) if (mentions(sentence, name) && isUnknown(sentence)) found.push(`field:${name}`)
    const isOfTools = noTools.test(sentence) || (/(['"`])tools\1/.test(sentence) && isUnknown(sentence))
    if (isOfTools && !/\bwithout\b/i.test(sentence)) found.push('tools')
    if (noImages.test(sentence)) found.push('images')
  }
  if (/unsupported/.test(code) && /\bimages?\b/i.test(message) && !/format|type|size|large/i.test(message))
    found.push('images')
  return [...new Set(found)].filter((feature) => sent.fields.has(feature) || feature.startsWith('field:'))
}

/** By this name, and not by a path into it. */
const mentions = (sentence: string, name: string): boolean =>
  new RegExp(`(?<![\\w.])${name.replaceAll(/[^\w ]/g, '\\$&')}(?![\\w]|\\[|\\.\\w)`, 'i').test(sentence)

const toolWords =
  '[`\'"]?(?:tools?|functions?|tool[- ](?:use|usage|calling|calls?|choice)|tool_(?:use|usage|calling|calls?)|function[- _]call\\w*)[`\'"]?(?![\\w]|\\[|\\.\\w)'
const notSupported =
  '(?:(?:is|are|was) )?(?:not |un)(?:currently )?(?:supported|available|enabled|allowed|permitted|recogni[sz]ed|implemented|expected)'
const doesNot =
  "(?:(?:does|do|can|could)(?:n't| not)|cannot|not) (?:currently )?(?:support|handle|accept|allow|process|have|use)"
const unknownField =
  '(?:unknown|unrecogni[sz]ed|unsupported|unexpected|extra)(?: request)?(?: (?:argument|parameter|field|property|key|name|input)s?)?(?: supplied)?:?'

const noTools = new RegExp(
  [
    `${doesNot}(?: \\w+){0,3} ${toolWords}`,
    `${toolWords}(?: (?:parameter|field|argument|property|feature|support))?(?: input)? ${notSupported}`,
    `${unknownField} ${toolWords}`,
    `no (?:endpoints|model|provider)[^.]{0,40} support(?: \\w+){0,2} ${toolWords}`,
    'tool choice requires --',
  ].join('|'),
  'i',
)
const imageWords = '[`\'"]?(?:images?|image[- _](?:url|input|content)s?|vision|multi-?modal\\w*)[`\'"]?'
const noImages = new RegExp(
  [
    `${doesNot}(?: \\w+){0,3} ${imageWords}(?! (?:format|type|size|of))`,
    `${imageWords}(?: (?:input|content|url)s?)? (?:${notSupported}|(?:is|are) only supported)(?! (?:format|type))`,
    `(?:unknown variant|unsupported (?:content|part|message) type:?) ${imageWords}(?! (?:format|type))`,
    `not a (?:multi-?modal|vision)`,
    `at most 0 image`,
    `no (?:endpoints|model|provider)[^.]{0,40} support(?: \\w+){0,2} ${imageWords}`,
  ].join('|'),
  'i',
)

const contextWords =
  /context[ _](?:length|window|size|limit)|exceed_context|(?:prompt|input|request) is too long|input token count|too many (?:input |prompt )?tokens|maximum (?:input|prompt|sequence) (?:length|tokens)|tokens? \+ \S*max_(?:new_|completion_)?tokens|input length and/i

const speaksOfContext = ({ message, code }: Complaint) => contextWords.test(`${message} ${code}`)

const limitFields = new Set(['max_tokens', 'max_completion_tokens', 'max_output_tokens', 'max_new_tokens'])
const tooMuch =
  /too (?:large|big|high|many|long)|at most|exceed|maximum|less[ _]than|<=|greater|range|above|larger|up to|\blimit|\bmax\b|between/i

function speaksOfLimit({ path: [head = ''], message, code }: Complaint): boolean {
  const isAbout =
    limitFields.has(head) || /\bmax_(?:completion_|output_|new_)?tokens\b|(?:completion|output) tokens/i.test(message)
  return (
    isAbout && tooMuch.test(`${message} ${code}`) && !/unsupported|unrecogni[sz]ed|unknown|not supported/i.test(message)
  )
}

const number = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replaceAll(/[,_]/g, ''))
const numbers = (text: string): number[] =>
  [...text.matchAll(/(?<![\w.-])\d[\d,_]*(?![\w-])/g)].map(([digits]) => Number(digits.replaceAll(/[,_]/g, '')))

function lowerLimit({ message, context: most }: Complaint, { limit }: Sent): Adjustment[] {
  if (limit <= leastLimit) return []
  const named = [...numbers(message), ...(most === null ? [] : [most])].filter((count) => count >= 1 && count < limit)
  if (named.length === 0) return [{ kind: 'stepLimit', limit: Math.max(leastLimit, Math.floor(limit / 2)) }]
  return [{ kind: 'limit', limit: Math.max(leastLimit, ...named) }]
}

const count = '\\(?(\\d[\\d,_]*)\\)?'
const sums = new RegExp(`${count} ?\\+ ?${count} ?> ?${count}`)
const compared = new RegExp(`${count} tokens? ?> ?${count}`)
const contextNamed = [
  new RegExp(`context (?:length|window|size|limit)[^\\d.;]{0,40}${count}`, 'i'),
  new RegExp(`(?:maximum|limit|at most|up to|exceeds)[^\\d.;]{0,60}${count}`, 'i'),
  new RegExp(`<= ?${count}`),
  new RegExp(`${count}[- ]tokens? context`, 'i'),
]
const inputNamed = [
  new RegExp(`resulted in ${count}`, 'i'),
  new RegExp(`${count} (?:tokens? )?(?:in|of|from) (?:the |your )?(?:messages?|prompt|input|text)`, 'i'),
  new RegExp(`${count} (?:input|prompt|inputs|context) ?tokens?`, 'i'),
  new RegExp(
    `(?:input token count|input length|prompt length|prompt contains|prompt|request|inputs?)(?: (?:is|of|has))? ${count}`,
    'i',
  ),
]

const firstOf = (patterns: readonly RegExp[], text: string): number | null => {
  for (const pattern of patterns) {
    const found = number(pattern.exec(text)?.[1])
    if (found !== null) return found
  }
  return null
}

/** By what the answer says of the context and the input: a shorter answer, else half the history. */
function fitContext({ message, code, context, input }: Complaint, sent: Sent): Adjustment[] {
  const { limit, hasHistory } = sent
  const text = message.replaceAll('`', '')
  const [, left, , most] = sums.exec(text) ?? []
  const [, given, highest] = compared.exec(text) ?? []
  const room = number(most ?? highest) ?? firstOf(contextNamed, text) ?? context
  const requested = number(/requested (?:about |a total of )?(\d[\d,_]*)/i.exec(text)?.[1])
  const total = requested === null || requested <= limit ? null : requested - limit
  const used = number(left ?? given) ?? firstOf(inputNamed, text) ?? input ?? total
  const half: Adjustment[] = hasHistory ? [{ kind: 'value', value: 'olderHalf' }] : []
  if (room !== null && used !== null) {
    const fitting = Math.floor(room - used)
    if (fitting >= leastLimit && fitting < limit) return [{ kind: 'stepLimit', limit: fitting }]
    if (fitting < leastLimit) return half.length > 0 ? half : shorter(limit)
  }
  const isOfInput =
    /(?:prompt|input|request|messages?)\b[^.]{0,40}(?:too long|exceed)/i.test(text) &&
    !/max_|output|completion/i.test(text)
  return isOfInput || /exceed_context/.test(code) || limit <= leastLimit ? half : shorter(limit)
}

const shorter = (limit: number): Adjustment[] =>
  limit <= leastLimit ? [] : [{ kind: 'stepLimit', limit: Math.max(leastLimit, Math.floor(limit / 2)) }]
