import { z } from 'zod'
import type { ToolResult } from './conversation.ts'
import { dayMilliseconds, type LocalTime, localTime, midnightOf, nameDay } from './localTime.ts'
import { capitalize, shownTime } from './turkish.ts'

const Block = z.looseObject({
  id: z.string(),
  day: z.string(),
  startTime: z.string().optional(),
  minutes: z.number(),
  subject: z.string(),
  topic: z.string().optional(),
  status: z.string(),
})
export type Block = z.infer<typeof Block>

const Plan = z.looseObject({ blocks: z.array(Block) })
const Made = z.looseObject({ ok: z.literal(true), block: Block })
const Session = z.looseObject({
  session: z.looseObject({
    subject: z.string(),
    minutes: z.number(),
    correct: z.number().optional(),
    wrong: z.number().optional(),
    blank: z.number().optional(),
  }),
})
const ExamNets = z.looseObject({
  name: z.string(),
  sections: z.array(z.looseObject({ subject: z.string(), net: z.number() })),
  totalNet: z.number(),
})
const Exam = z.looseObject({ exam: ExamNets })
const Entered = z.looseObject({ ok: z.literal(true), mistake: z.looseObject({}) })
const Review = z.looseObject({ counts: z.looseObject({ today: z.number(), tomorrow: z.number() }) })
const Journey = z.looseObject({
  streak: z.looseObject({ current: z.number(), todayDone: z.boolean() }),
  weeks: z.array(z.looseObject({ totalMinutes: z.number() })).min(1),
  exams: z.array(ExamNets.extend({ change: z.number().optional() })),
})

/** The blocks that a result has; undefined when it has none to tell of. */
export const blocksIn = (content: string): Block[] | undefined => read(Plan, content)?.blocks

function read<Schema extends z.ZodType>(schema: Schema, content: string): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(content)).data
  } catch {
    return undefined
  }
}

/** The answer to a student about the result of a tool of plan and journey; undefined for other results. */
export function describeWork({ name, arguments: asked, content }: ToolResult, now: LocalTime): string[] | undefined {
  if (name === 'get_plan') return describePlan(blocksIn(content), now)
  if (name === 'get_journey') return describeJourney(read(Journey, content))
  if (name === 'log_study_session') return describeSession(read(Session, content))
  if (name === 'log_exam_result') return describeExam(read(Exam, content))
  if (name === 'add_mistake') return read(Entered, content) && entered
  if (name === 'get_review') return describeReview(read(Review, content))
  const block = read(Made, content)?.block
  if (!block) return undefined
  if (name === 'add_plan_block')
    return [`Tamam, planına ekledim: ${describeDay(block.day, now)} ${describeBlock(block)}.`]
  if (name !== 'update_plan_block') return undefined
  if (asked.includes('"done"')) return [`Eline sağlık! ${block.subject} bloğunu yapıldı diye işaretledim.`]
  return [`Tamam, planını değiştirdim: ${describeDay(block.day, now)} ${describeBlock(block)}.`]
}

const entered = [
  'Yanlış defterine ekledim.',
  'Takıldığın yeri bir cümleyle kendi sözlerinle yazar mısın? Tekrar ederken en çok o cümle işine yarar.',
]

function describeReview(review: z.output<typeof Review> | undefined): string[] | undefined {
  if (!review) return undefined
  const { today, tomorrow } = review.counts
  if (today === 0) return [`Bugün tekrar edeceğin bir şey yok. Yarın için ${tomorrow} tekrar görünüyor.`]
  return [`Bugün ${today} tekrarın var.`, 'İstersen ilkiyle başlayalım: önce sen dene, takılırsan birlikte bakarız.']
}

const states: Record<string, string> = { done: ' (yapıldı)', skipped: ' (atlandı)' }

export function describeBlock({ startTime, subject, topic, minutes, status }: Block): string {
  const what = topic === undefined ? subject : `${subject} (${topic})`
  const at = startTime === undefined ? '' : `${shownTime(startTime)} `
  return `${at}${what}, ${describeMinutes(minutes)}${states[status] ?? ''}`
}

function describePlan(blocks: Block[] | undefined, now: LocalTime): string[] | undefined {
  if (!blocks) return undefined
  if (blocks.length === 0)
    return ['Planında orası henüz boş.', 'İstersen birlikte küçük bir blok ekleyelim: hangi ders olsun?']
  const lines = blocks.map((block) => `- ${capitalize(describeDay(block.day, now))}: ${describeBlock(block)}`)
  return [`Planında şunlar var:\n${lines.join('\n')}`]
}

function describeSession(result: z.output<typeof Session> | undefined): string[] | undefined {
  if (!result) return undefined
  const { subject, minutes, correct, wrong, blank } = result.session
  const counts = [
    ...(correct === undefined ? [] : [`${correct} doğru`]),
    ...(wrong === undefined ? [] : [`${wrong} yanlış`]),
    ...(blank === undefined ? [] : [`${blank} boş`]),
  ]
  const told = counts.length === 0 ? '' : `, ${counts.join(', ')}`
  return [`Eline sağlık! Kaydettim: ${subject}, ${describeMinutes(minutes)}${told}.`]
}

const number = new Intl.NumberFormat('tr', { maximumFractionDigits: 2 })

const describeNets = ({ name, sections, totalNet }: z.output<typeof ExamNets>): string => {
  const nets = sections.map(({ subject, net }) => `${subject} ${number.format(net)} net`)
  return `${name}: ${nets.join(', ')}${nets.length > 1 ? `; toplam ${number.format(totalNet)} net` : ''}`
}

const describeExam = (result: z.output<typeof Exam> | undefined): string[] | undefined =>
  result && [`Kaydettim. ${describeNets(result.exam)}.`]

function describeJourney(journey: z.output<typeof Journey> | undefined): string[] | undefined {
  if (!journey) return undefined
  const { streak, weeks, exams } = journey
  const [exam] = exams
  const minutes = weeks[0]?.totalMinutes ?? 0
  return [
    streak.current > 0
      ? `${streak.current} gündür ara vermeden çalışıyorsun${streak.todayDone ? ', bugün de dahil' : ''}.`
      : 'Şu anda süren bir çalışma serin yok; bugün küçük bir adım yeter.',
    `Bu hafta ${minutes === 0 ? 'henüz çalışma kaydın yok' : `toplam ${describeMinutes(minutes)} çalıştın`}.`,
    ...(exam ? [`Son denemen ${describeNets(exam)}${describeChange(exam.change)}.`] : []),
  ]
}

function describeChange(change: number | undefined): string {
  if (change === undefined) return ''
  const size = number.format(Math.abs(change))
  if (change === 0) return ', öncekilerle aynı'
  return `, öncekilerin ortalamasından ${size} ${change > 0 ? 'fazla' : 'az'}`
}

function describeMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} dakika`
  return rest === 0 ? `${hours} saat` : `${hours} saat ${rest} dakika`
}

function describeDay(day: string, now: LocalTime): string {
  const time = localTime(day, '00:00')
  return (midnightOf(now) - time) / dayMilliseconds === 1 ? 'dün' : nameDay(time, now)
}
