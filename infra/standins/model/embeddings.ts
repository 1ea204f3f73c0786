import { z } from 'zod'
import { badRequest, invalidBody } from './errors.ts'

const Text = z.string().min(1, 'it must not be empty')
const Tokens = z.array(z.int()).min(1)

const EmbeddingRequest = z.object({
  model: z.string().min(1),
  input: z.union([Text, z.array(Text).min(1), Tokens, z.array(Tokens).min(1)]),
  dimensions: z.int().min(1).max(3072).nullish(),
  encoding_format: z.enum(['float', 'base64']).nullish(),
})

const usualDimensions = 1536
const mostInputs = 2048
const charactersPerToken = 4

/** The answer to `POST /v1/embeddings`. */
export function embedTexts(body: unknown) {
  const parsed = EmbeddingRequest.safeParse(body)
  if (!parsed.success) throw invalidBody(parsed.error, body)
  const { model, input, dimensions, encoding_format } = parsed.data
  const texts = textsOf(input)
  if (texts.length > mostInputs) throw badRequest(`Invalid 'input': at most ${mostInputs} items.`, 'input')
  const vectors = texts.map((text) => embed(text, dimensions ?? usualDimensions))
  const data = vectors.map((vector, index) => ({
    object: 'embedding',
    index,
    embedding: encoding_format === 'base64' ? toBase64(vector) : [...vector],
  }))
  const tokens = texts.reduce((total, text) => total + Math.ceil(text.length / charactersPerToken), 0)
  return { object: 'list', data, model, usage: { prompt_tokens: tokens, total_tokens: tokens } }
}

function textsOf(input: z.infer<typeof EmbeddingRequest>['input']): string[] {
  if (typeof input === 'string') return [input]
  const tokens: number[] = []
  const texts: string[] = []
  for (const item of input) {
    if (typeof item === 'number') tokens.push(item)
    else texts.push(typeof item === 'string' ? item : item.join(' '))
  }
  return texts.length > 0 ? texts : [tokens.join(' ')]
}

/** Little-endian 32-bit floats, which is what clients expect. */
function toBase64(vector: Float32Array): string {
  const bytes = Buffer.alloc(vector.length * 4)
  for (const [index, value] of vector.entries()) bytes.writeFloatLE(value, index * 4)
  return bytes.toString('base64')
}

/**
 * A unit vector that depends on the text alone. Texts that share words, or parts of words as Turkish inflection leaves
 * them, are near; others are close to orthogonal.
 */
export function embed(text: string, dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions)
  for (const [feature, weight] of featuresOf(text)) {
    const hash = hashOf(feature)
    const index = (hash >>> 1) % dimensions
    vector[index] = (vector[index] ?? 0) + (hash & 1 ? weight : -weight)
  }
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  if (length === 0) vector[0] = 1
  else for (const [index, value] of vector.entries()) vector[index] = value / length
  return vector
}

/** Words and their groups of three and four letters, the fifth repetition counting less than the first. */
function featuresOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (feature: string) => counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const words = text
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .match(/[\p{L}\p{N}]+/gu) ?? [text]
  for (const word of words) {
    add(`=${word}`)
    const letters = `^${word}$`
    for (const size of [3, 4]) {
      for (let start = 0; start + size <= letters.length; start++) add(letters.slice(start, start + size))
    }
  }
  for (const [feature, count] of counts) counts.set(feature, 1 + Math.log(count))
  return counts
}

/** FNV-1a, with the bits of its end mixed in as murmur does. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
