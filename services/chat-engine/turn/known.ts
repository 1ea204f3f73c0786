import type { Bus } from '@yoldas/bus'
import { getContext, type WorkSummary } from '@yoldas/contracts/work'
import { type Deadline, deadlineIn } from '@yoldas/time'
import type { Known } from './prompt.ts'

const knownMilliseconds = 1_000

/** Who the student is and how their work goes, its summary null when that alone cannot be had. */
export type Found = Known & { summary: WorkSummary | null }

/** Whether it may be given on this day in Istanbul, or on any: what has no summary is of no day. */
export const isOfDay = (found: Found | null, day?: string): boolean =>
  !found?.summary || day === undefined || found.summary.today === day

/** As their owner says now; null when it cannot, or they left. */
export async function findKnown(
  bus: Pick<Bus, 'request'>,
  studentKey: string,
  deadline: Deadline = deadlineIn(knownMilliseconds),
): Promise<Found | null> {
  try {
    const answer = await bus.request(getContext, { studentKey }, deadline)
    return answer.kind === 'found' ? answer : null
  } catch {
    // The turn says what it had to do without; the bus knows who did not answer.
    return null
  }
}

/** Of each engine. Characters are those of the answers as JSON: so many are some 35 MiB of memory. */
const usual = { milliseconds: 60_000, students: 10_000, characters: 16 * 1024 * 1024 }

/** Without characters while its owner is being asked. */
type Kept = { answer: Promise<Found | null>; characters: number; timer: NodeJS.Timeout }

export type KeptKnown = {
  /**
   * As `findKnown`, or what that was asked for in the last minute, when it is of this day in Istanbul, if one is named,
   * and no signal that it changed has come since. Every signal that the server had for this engine before the call has
   * come. Never rejects.
   */
  find(studentKey: string, day?: string): Promise<Found | null>
  drop(studentKey: string): void
  /** Of how many students something is kept, or asked for. */
  size(): number
}

/**
 * Keeps what turns begin with, one answer of each student. It has its place from the moment at which it is asked for:
 * what drops it meanwhile, as a change, an erasure or a disconnect do, also keeps the answer from being kept.
 */
export function keepKnown(
  bus: Pick<Bus, 'request' | 'caughtUp' | 'onChanged' | 'onErased' | 'onDisconnect'>,
  limits = usual,
): KeptKnown {
  /** In the order of asking, which is that of their ends. */
  const students = new Map<string, Kept>()
  let characters = 0

  const drop = (studentKey: string) => {
    const kept = students.get(studentKey)
    if (!kept) return
    clearTimeout(kept.timer)
    characters -= kept.characters
    students.delete(studentKey)
  }
  const dropAll = () => {
    for (const studentKey of students.keys()) drop(studentKey)
  }
  const dropOldest = () => {
    for (const studentKey of students.keys()) {
      if (students.size <= limits.students && characters <= limits.characters) return
      drop(studentKey)
    }
  }
  bus.onChanged(drop)
  bus.onErased(drop)
  bus.onDisconnect(dropAll)

  const count = (studentKey: string, kept: Kept, answer: Found | null) => {
    if (students.get(studentKey) !== kept) return
    // Without a summary nobody knows which day it is of, and the next turn may have more.
    if (!answer?.summary) return drop(studentKey)
    kept.characters = JSON.stringify(answer).length
    characters += kept.characters
    dropOldest()
  }
  const ask = (studentKey: string, deadline: Deadline) => {
    drop(studentKey)
    const timer = setTimeout(() => drop(studentKey), limits.milliseconds).unref()
    const kept: Kept = { answer: findKnown(bus, studentKey, deadline), characters: 0, timer }
    students.set(studentKey, kept)
    dropOldest()
    void kept.answer.then((answer) => count(studentKey, kept, answer))
    return kept.answer
  }

  return {
    find: async (studentKey, day) => {
      const deadline = deadlineIn(knownMilliseconds)
      const before = students.get(studentKey)
      if (before && (await bus.caughtUp(knownMilliseconds)) && students.get(studentKey) === before) {
        const answer = await before.answer
        if (isOfDay(answer, day)) return answer
      }
      return await ask(studentKey, deadline)
    },
    drop,
    size: () => students.size,
  }
}
