import { z } from 'zod'
import { kinds, Name } from '../scenario/scenario.ts'

const said = z.string().trim().min(1)
const Said = z.union([z.strictObject({ student: said }), z.strictObject({ companion: said })])

/** An answer, and whether a careful person says that the statement holds of it. */
const LabelledAnswer = z.strictObject({
  id: Name,
  kind: z.enum(kinds),
  student: said.optional(),
  conversation: z
    .array(Said)
    .min(2)
    .refine((lines) => 'student' in Object(lines[0]), 'expected the student to begin')
    .refine((lines) => 'companion' in Object(lines.at(-1)), 'expected the companion to end it'),
  statement: said,
  holds: z.boolean(),
  why: said,
})
export type LabelledAnswer = z.infer<typeof LabelledAnswer>

export const LabelledAnswers = z
  .array(LabelledAnswer)
  .min(1)
  .superRefine((answers, context) => {
    const ids = answers.map(({ id }) => id)
    for (const [i, id] of ids.entries())
      if (ids.indexOf(id) < i)
        context.addIssue({ code: 'custom', path: [i, 'id'], message: 'another answer has this id' })
  })
