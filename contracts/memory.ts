import { z } from 'zod'
import { ValidationIssue } from './errors.ts'
import { request } from './request.ts'
import { Count, optional, StudentKey, Timestamp, textUpTo } from './values.ts'

/** Code points of what the companion remembers of a student. */
export const memoryLength = 2000

export const MemoryResponse = z
  .object({
    text: textUpTo(memoryLength).meta({
      description: 'The companion’s notes on the student, as its prompts have them.',
    }),
    revision: Count.meta({ description: 'Grows with every change.' }),
    updatedAt: Timestamp.nullable().meta({ description: 'When it changed last; null before the first change.' }),
    updatedBy: z
      .enum(['companion', 'student'])
      .nullable()
      .meta({ description: 'Who changed it last; null before the first change.' }),
    enabled: z.boolean().meta({ description: 'Where it is false nothing is remembered: the text stays empty.' }),
  })
  .meta({ id: 'MemoryResponse', description: 'What the companion remembers of the student.' })
export type MemoryResponse = z.infer<typeof MemoryResponse>

export const MemoryPatchBody = z
  .object({
    text: textUpTo(memoryLength)
      .nullable()
      .transform((text) => text ?? '')
      .optional()
      .meta({ description: 'In place of what is remembered; null empties it.' }),
    enabled: z
      .boolean()
      .optional()
      .meta({ description: 'False empties it too, and nothing is remembered from then on.' }),
    revision: optional(Count).meta({ description: 'The one that the student has read: a 400 if it is old.' }),
  })
  .refine(({ text, enabled }) => text === undefined || enabled !== false, {
    path: ['text'],
    message: 'nothing is remembered while it is turned off',
  })
  .meta({ id: 'MemoryPatchBody', description: 'What is to change; an absent field stays.' })
export type MemoryPatch = z.output<typeof MemoryPatchBody>

export const MemoryRemoveResponse = z
  .object({ removed: z.literal(true).meta({ description: 'Nothing is remembered now.' }) })
  .meta({ id: 'MemoryRemoveResponse', description: 'That it is empty.' })

const Erased = z.object({ kind: z.literal('erased') })

export const getMemory = request({
  service: 'chat-engine',
  subject: 'chat.memory.v1',
  input: z.object({ studentKey: StudentKey }),
  output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('found'), memory: MemoryResponse }), Erased]),
})

/** Changes what is remembered. A repeat changes nothing, and is answered as the first, whatever its revision. */
export const changeMemory = request({
  service: 'chat-engine',
  subject: 'chat.memory.change.v1',
  input: z.object({
    studentKey: StudentKey,
    text: textUpTo(memoryLength).optional(),
    enabled: z.boolean().optional(),
    revision: Count.optional(),
  }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('changed'), memory: MemoryResponse }),
    z.object({ kind: z.literal('invalid'), issues: z.array(ValidationIssue) }),
    Erased,
  ]),
})
