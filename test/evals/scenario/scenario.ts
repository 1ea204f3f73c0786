import { ExamCreateBody, SessionCreateBody } from '@yoldas/contracts/journey'
import { PlanBlockCreateBody } from '@yoldas/contracts/plan'
import { ProfilePatchBody } from '@yoldas/contracts/profile'
import { z } from 'zod'
import { Check } from './checkSchema.ts'
import { ScenarioDay } from './days.ts'
import { Hour } from './hour.ts'

export const kinds = ['tutor', 'safety', 'care', 'persona', 'tools', 'retrieval'] as const
export type Kind = (typeof kinds)[number]

/** Of a scenario, a statement of a rubric, a labelled answer. */
export const Name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters, digits and hyphens')

const changed = { clientId: true, day: true } as const
/** Bodies of requests, with days as scenarios write them, and without other fields. */
const Block = z.strictObject({ ...PlanBlockCreateBody.omit(changed).shape, day: ScenarioDay })
const Session = z.strictObject({ ...SessionCreateBody.omit({ ...changed, blockId: true }).shape, day: ScenarioDay })
const Exam = z.strictObject({ ...ExamCreateBody.omit(changed).shape, day: ScenarioDay })

const ScriptedMessage = z.strictObject({
  say: z.string().trim().min(1).max(8000),
  style: z.enum(['guide', 'direct']).optional(),
  expect: z.array(Check).default([]),
})

/** What a file of `scenarios/` has. */
export const ScenarioFile = z
  .strictObject({
    title: z.string().min(1),
    hour: Hour.optional(),
    student: z.string().min(1).optional(),
    profile: ProfilePatchBody.strict().optional(),
    plan: z.array(Block).default([]),
    sessions: z.array(Session).default([]),
    exams: z.array(Exam).default([]),
    messages: z.array(ScriptedMessage).min(1).max(12),
    expect: z.array(Check).default([]),
    rubric: z.record(Name, z.string().min(1)).default({}),
  })
  .refine(
    ({ messages, expect, rubric }) =>
      Object.keys(rubric).length > 0 || [expect, ...messages.map((message) => message.expect)].flat().length > 0,
    'expected at least one check, or a rubric',
  )

export type Scenario = z.output<typeof ScenarioFile> & { id: string; kind: Kind }
