import { setTimeout } from 'node:timers/promises'
import { allEvents, call } from '../support/client.ts'
import type { Stack, Student } from '../support/stack.ts'

/** `seconds` is when it began, by `performance.now`; the outcome is `done`, or how it failed. */
export type Sent = { seconds: number; outcome: string }
export type Sending = AsyncDisposable & { ended: readonly Sent[] }

const studentCount = 60

/**
 * Sends a message a second, by each gateway in turn, whether or not the last one has been answered. Each student sends
 * once a minute. Disposal waits for the last answers.
 */
export async function startSending(stack: Stack): Promise<Sending> {
  const students = await Promise.all(Array.from({ length: studentCount }, () => stack.student()))
  const ended: Sent[] = []
  const over = new AbortController()
  const sendOne = async (url: string, student: Student) => {
    const seconds = performance.now() / 1000
    ended.push({ seconds, outcome: await outcomeOf(url, student) })
  }
  const all: Promise<void>[] = []
  const pacing = (async () => {
    for (let i = 0; !over.signal.aborted; i += 1) {
      const [url, student] = [stack.urls[i % stack.urls.length], students[i % studentCount]]
      if (url && student) all.push(sendOne(url, student))
      await setTimeout(1_000, undefined, { signal: over.signal }).catch(() => {})
    }
  })()
  return {
    ended,
    async [Symbol.asyncDispose]() {
      over.abort()
      await pacing
      await Promise.all(all)
    },
  }
}

async function outcomeOf(url: string, student: Student): Promise<string> {
  try {
    const response = await call(url, student, 'POST', '/api/chat/send', { message: 'Merhaba' })
    if (response.status === 200) return (await allEvents(response)).at(-1)?.event ?? 'nothing'
    await response.body?.cancel()
    return String(response.status)
  } catch {
    return 'broken'
  }
}
