import { eventually } from '@yoldas/testkit'
import { pause } from '@yoldas/time'
import { expect } from 'vitest'
import { call, send } from './client.ts'
import type { Stack, Student } from './stack.ts'

/** Students with a conversation: the gateway has seen their tokens. */
export async function known(stack: Stack): Promise<Student> {
  const student = await stack.student()
  // While many come at once a turn may be refused for want of time.
  await eventually('a turn', () => send(stack.url, student, { message: '!say merhaba' }).catch(() => undefined))
  return student
}

/** The status alone: what comes after it is not read. */
export async function statusOf(
  stack: Stack,
  method: string,
  student: Student | null,
  path: string,
  body?: unknown,
): Promise<number> {
  const response = await call(stack.url, student, method, path, body)
  await response.body?.cancel()
  return response.status
}

/** The status, once all has come. */
export const read = async (stack: Stack, student: Student | null, path: string) => {
  const response = await call(stack.url, student, 'GET', path)
  await response.text()
  return response.status
}

/** What other students, two requests at a time each, are answered while somebody does this. */
export async function bystandersDuring(stack: Stack, attack: () => Promise<unknown>): Promise<Map<string, number>> {
  const answers = new Map<string, number>()
  const others = await Promise.all([known(stack), known(stack), known(stack)])
  let over = false
  const ask = async (student: Student, path: string) => {
    while (!over) {
      const answered = `${path} ${await read(stack, student, path)}`
      answers.set(answered, (answers.get(answered) ?? 0) + 1)
      await pause(5)
    }
  }
  const asking = others.flatMap((student) => [
    ask(student, '/api/chat/history'),
    ask(student, '/api/me'),
    ask(student, '/api/chat/scheduled'),
  ])
  await attack().finally(() => {
    over = true
  })
  await Promise.all(asking)
  return answers
}

export function expectNobodyRefused(answers: Map<string, number>) {
  expect([...answers.keys()].sort()).toEqual(['/api/chat/history 200', '/api/chat/scheduled 200', '/api/me 200'])
}

export const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
