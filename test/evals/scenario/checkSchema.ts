import { ExamType } from '@yoldas/contracts/journey'
import { PlanKind, PlanStatus } from '@yoldas/contracts/plan'
import { MessageType } from '@yoldas/contracts/proactive'
import { TimeOfDay } from '@yoldas/contracts/values'
import { z } from 'zod'
import { ScenarioDay } from './days.ts'
import { Pattern, Patterns } from './patterns.ts'

const Names = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)])
const Numbers = z.union([z.number(), z.array(z.number()).min(1)])
const Whole = z.int().min(0)

const notEmpty = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject(shape)
    .partial()
    .refine((given) => Object.keys(given).length > 0, 'expected at least one field')

const Bounds = notEmpty({ min: Whole, max: Whole })
const Reminder = notEmpty({
  day: ScenarioDay,
  time: TimeOfDay,
  between: z.tuple([TimeOfDay, TimeOfDay]),
  inMinutes: Whole,
  kind: MessageType,
  says: Patterns,
})
const Planned = notEmpty({
  day: ScenarioDay,
  startTime: TimeOfDay,
  minutes: Whole,
  subject: Pattern,
  topic: Pattern,
  kind: PlanKind,
  status: PlanStatus,
})
const Session = notEmpty({
  day: ScenarioDay,
  subject: Pattern,
  topic: Pattern,
  minutes: Whole,
  correct: Whole,
  wrong: Whole,
  blank: Whole,
})
const Exam = notEmpty({ day: ScenarioDay, name: Pattern, examType: ExamType, totalNet: z.number() })

/** What code can check, by name. `docs/evals.md` says when each holds. */
const simple = {
  says: Patterns,
  saysAny: z.array(Pattern).min(1),
  avoids: Patterns,
  number: z.union([z.number(), z.strictObject({ value: z.number(), tolerance: z.number().min(0) })]),
  avoidsNumber: Numbers,
  asks: z.boolean(),
  length: Bounds,
  bubbles: Bounds,
  cites: z.union([z.boolean(), Patterns]),
  help: z.union([z.boolean(), z.array(z.string()).min(1)]),
  author: z.enum(['model', 'hand', 'template']),
  tool: Names,
  toolNot: Names,
  reacts: z.union([z.boolean(), z.string()]),
  finish: z.enum(['complete', 'stopped', 'failed']),
  scheduled: Whole,
  reminder: Reminder,
  noReminder: Reminder,
  planned: Planned,
  notPlanned: Planned,
  session: Session,
  exam: Exam,
  profile: z.record(z.string(), z.json()),
}

const exactlyOne = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject(shape)
    .partial()
    .refine((given) => Object.keys(given).length === 1, 'expected exactly one check, such as `says`')

const SimpleCheck = exactlyOne(simple)
const everyCheck = { ...simple, anyOf: z.array(SimpleCheck).min(2) }

/** One check: its name and its argument. */
export const Check = exactlyOne(everyCheck)
export type Check = z.infer<typeof Check>
export type CheckName = keyof typeof everyCheck
export type Argument<Name extends CheckName> = NonNullable<Check[Name]>
export const checkNames = Object.keys(everyCheck).filter((name): name is CheckName => name in everyCheck)
