import { AsyncLocalStorage } from 'node:async_hooks'
import { createLines } from '@yoldas/lines'
import { answerMilliseconds, askedUntil, type Deadline, deadlineIn } from '@yoldas/time'
import { Unavailable } from './errors.ts'

/** No permit became free while the asker still waited: nothing was begun. */
export class Late extends Unavailable {
  override name = 'Late'
}

/** Lets a few requests of one student in at once. */
export type Admission = {
  /** Works with a permit of the student's; without a student, at once. @throws Late when there was none in time */
  admit<Result>(student: string | undefined, deadline: Deadline, work: () => Promise<Result>): Promise<Result>
}

type Permit = { waits: number; release(): void; regain(): Promise<void> }

const permits = new AsyncLocalStorage<Permit>()

export function createAdmission(atOnce: number): Admission {
  const late = () => new Late('earlier requests of the student took all the time')
  const { enter, leave } = createLines({ perKey: atOnce, late })
  return {
    admit: async (student, deadline, work) => {
      if (student === undefined) return work()
      await enter({ key: student, deadline: deadlineIn(deadline.remaining() - answerMilliseconds) })
      let [isHeld, isOver] = [true, false]
      const release = () => {
        if (isHeld) leave(student)
        isHeld = false
      }
      const regain = async () => {
        // What goes on when the request has been answered needs no permit.
        if (isOver) return
        // Where there is nothing more to do than to answer, all the time is left for it.
        await enter({ key: student, deadline, ahead: true })
        isHeld = true
        if (isOver) release()
      }
      try {
        return await permits.run({ waits: 0, release, regain }, work)
      } finally {
        isOver = true
        release()
      }
    },
  }
}

/**
 * For a handler that waits for something other than the database: another request, a phone, a signal. Its student's
 * other requests go on meanwhile, and it comes before them when the wait is over. What `wait` does besides waiting is
 * admitted by nobody, so it should not ask the database again and again. Elsewhere it only waits.
 * @throws Late when the permit does not come back in time
 */
export async function withoutPermit<Result>(wait: () => Promise<Result>): Promise<Result> {
  const permit = permits.getStore()
  if (!permit) return wait()
  if (permit.waits === 0) permit.release()
  permit.waits += 1
  try {
    return await wait()
  } finally {
    permit.waits -= 1
    // Of several waits side by side, the last one. What goes on without its asker goes on without a permit.
    if (permit.waits === 0 && askedUntil()) await permit.regain()
  }
}

/** Whose request it is: by the key, or by what stands for it before there is one; undefined for a batch. */
export function studentOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const named = ['studentKey', 'sub', 'token', 'tokenHash'].flatMap((name) => {
    const value: unknown = Reflect.get(input, name)
    return typeof value === 'string' ? [`${name} ${value}`] : []
  })
  // A command has it one level down.
  return named[0] ?? ('input' in input ? studentOf(input.input) : undefined)
}
