import { ChatScheduledResponse, type ScheduledMessage } from '@yoldas/contracts/scheduler'
import { eventually } from '@yoldas/testkit'
import { toIstanbul } from '@yoldas/time'
import { answer, call, send } from './client.ts'
import type { Student } from './stack.ts'

type Wanted = Partial<Pick<ScheduledMessage, 'kind' | 'reason' | 'cancelOn'>> & { text: string; dueAt?: Date }

/** Hours from now, in whole minutes: the companion schedules no finer. */
export const inHours = (hours: number): Date => new Date(Math.ceil(Date.now() / 60_000 + hours * 60) * 60_000)

/** The line of a message by which the model stand-in schedules this. */
export const scheduling = ({ kind = 'reminder', dueAt = inHours(24), ...more }: Wanted): string =>
  `!tool schedule_message ${JSON.stringify({ kind, dueAt: toIstanbul(dueAt), ...more })}`

/** What the student is shown of what the companion will write. */
export async function scheduledOf(url: string, student: Student): Promise<ScheduledMessage[]> {
  const { status, body } = await answer(call(url, student, 'GET', '/api/chat/scheduled'))
  if (status !== 200) throw new Error(`no list: ${status} ${JSON.stringify(body)}`)
  return ChatScheduledResponse.parse(body).scheduled
}

/** Has the companion schedule these in one turn, and resolves with the whole list once all of them are in it. */
export async function schedule(url: string, student: Student, ...wanted: Wanted[]): Promise<ScheduledMessage[]> {
  const { last } = await send(url, student, { message: [...wanted.map(scheduling), '!say Not aldım.'].join('\n') })
  if (last.event !== 'done') throw new Error('nothing was scheduled: the turn failed')
  return await eventually('what was scheduled', async () => {
    const listed = await scheduledOf(url, student)
    return wanted.every(({ text }) => listed.some((message) => message.text === text)) && listed
  })
}
