import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import type { Student } from '../support/stack.ts'
import { judge, type Sent, type Verdict } from './ledger.ts'
import type { Random } from './random.ts'
import { ask, sendPersistently, wholeHistory } from './student.ts'
import type { World } from './world.ts'

export type Senders = {
  /** Sends a message that asks for so many words, and goes on as a mobile client does until the turn has ended. */
  begin(student: Student, words: number, directives?: string, urls?: string[]): { sent: Sent; finished: Promise<Sent> }
  /** What history says of what was seen, once no turn is left. */
  judged(sent: readonly Sent[]): Promise<Verdict>
}

export function senders(world: World, random: Random): Senders {
  return {
    begin: (student, words, directives = '', urls = world.urls) =>
      sendPersistently(
        student,
        { ...ask(words, directives), clientId: randomUUID() },
        { urls, random: random.fork(), answerMilliseconds: 8_000, giveUpMilliseconds: 40_000 },
      ),
    judged: async (sent) => {
      await untilIdle(world, 30_000)
      const students = new Map(sent.map(({ student }) => [student.sub, student]))
      const histories = [...students].map(
        async ([sub, student]) => [sub, await wholeHistory(world.urls, student)] as const,
      )
      return judge(sent, new Map(await Promise.all(histories)))
    },
  }
}

/** Resolves when every turn has ended; a lease that nobody lets go of keeps it from that. */
export async function untilIdle(world: Pick<World, 'rows'>, milliseconds: number): Promise<void> {
  const unfinished = () => world.rows(`SELECT FROM chat.turn WHERE state IN ('waiting', 'ready', 'running')`)
  await eventually('the end of every turn', async () => (await unfinished()).length === 0, milliseconds)
}
