import { z } from 'zod'
import { texts } from './texts.ts'

const SetName = z.enum(['neverWrote', 'eve', 'wish', 'lastWeek', 'evening', 'after', 'low', 'silence'])
export type SetName = z.infer<typeof SetName>

const Condition = z.enum([
  'name',
  'countdown',
  'planned',
  'plannedTopic',
  'studied',
  'studiedTopic',
  'dueTopic',
  'lately',
])
export type Condition = z.infer<typeof Condition>

export type Template = { id: string; set: SetName; when: readonly Condition[]; text: string }

/** Reads texts as `texts.ts` has them. @throws for an unknown set or condition */
export function readTemplates(source: string): Template[] {
  const templates: Template[] = []
  let set: SetName | undefined
  for (const line of source.split('\n')) {
    if (line.trim() === '') continue
    const last = templates.at(-1)
    if (line.startsWith('#')) set = SetName.parse(/^# (\w+):/.exec(line)?.[1])
    else if (!line.startsWith(' ')) {
      const [id = '', ...when] = line.trim().split(' ')
      templates.push({ id, set: SetName.parse(set), when: when.map((each) => Condition.parse(each)), text: '' })
    } else if (last) last.text = `${last.text} ${line.trim()}`.trim()
  }
  return templates
}

export const templates: readonly Template[] = readTemplates(texts)

const bySet = Map.groupBy(templates, ({ set }) => set)

export const templatesOf = (set: SetName): readonly Template[] => bySet.get(set) ?? []

const idsOf = (some: readonly Template[]): ReadonlySet<string> => new Set(some.map(({ id }) => id))
const wishes = idsOf(templatesOf('wish'))
const counting = idsOf(templates.filter(({ when }) => when.includes('countdown')))

/** Whether a text is the good wish of an exam's day. */
export const isWish = (id: string): boolean => wishes.has(id)

/** Whether a text counts the days to the exam. */
export const isCountdown = (id: string): boolean => counting.has(id)
