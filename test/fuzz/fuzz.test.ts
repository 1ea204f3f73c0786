import { beforeAll, expect, test } from 'vitest'
import { answer, call } from '../support/client.ts'
import { announce } from '../support/media.ts'
import { type Stack, sharedStack } from '../support/stack.ts'
import { startBeside } from './beside.ts'
import { openConnection } from './connection.ts'
import { type ApiDocument, readDocument } from './document.ts'
import { fuzzCount as count, fuzzTimeout, fuzzSeed as seed } from './options.ts'
import { startReport } from './report.ts'
import { runCampaign } from './run.ts'
import { ask } from './send.ts'

const progressMilliseconds = 5_000

let stack: Stack
let document: ApiDocument
beforeAll(async () => {
  stack = await sharedStack()
  document = await readDocument(stack.url)
})

test(`no request makes a route fail, hang, answer what the document does not say, or reach others (FUZZ_SEED=${seed})`, {
  timeout: fuzzTimeout,
}, async () => {
  const report = startReport()
  const students = await startBeside(stack, document)
  const started = performance.now()
  const speed = () => Math.round((report.total() / (performance.now() - started)) * 1000)
  const progress = setInterval(
    () => console.log(`${report.total()} of ${count} requests, ${speed()}/s, ${report.failures.length} problems`),
    progressMilliseconds,
  )
  let beside: string[] = []
  try {
    await runCampaign({ stack, document, seed, count, report })
  } finally {
    clearInterval(progress)
    beside = await students.end()
  }
  console.log(`FUZZ_SEED=${seed} FUZZ_COUNT=${count}: ${report.total()} requests, ${speed()}/s\n${report.table()}`)
  expect([...report.describe(), ...beside].join('\n')).toBe('')
})

test('an answer to HEAD leaves its connection free for the next request, while a turn runs too', async () => {
  const student = await stack.student()
  const running = await call(stack.url, student, 'POST', '/api/chat/send', { message: '!hang' })
  const turnId = /"turnId":"([^"]+)"/.exec(await firstPiece(running))?.[1] ?? ''
  const { media } = await announce(stack.url, student, 'image/png', Buffer.from('x'))
  const { body: history } = await answer(call(stack.url, student, 'GET', '/api/chat/history'))
  const { body: made } = await answer(
    call(stack.url, student, 'POST', '/api/journey/mistakes', { subject: 'Fizik', text: 'İvme' }),
  )
  // Of a message of the companion's, which the notice is, of a mistake, or of an attachment.
  const idIn = (path: string) => {
    if (path.includes('/messages/')) return history.messages[0].id
    return path.includes('/mistakes/') ? made.mistake.id : media.id
  }
  const meant: Record<string, string> = { turnId, monday: '2026-01-05' }
  // What some of them need; the others take no notice of it.
  const required = '?from=2026-01-01&to=2026-01-31&examType=tyt&q=merhaba'
  for (const { path } of document.routes.filter(({ method }) => method === 'GET')) {
    await using connection = openConnection(stack.url)
    const authorization = `Bearer ${student.token}`
    const head = await ask(
      connection,
      authorization,
      'HEAD',
      path.replaceAll(/\{(\w+)\}/g, (_, name) => meant[name] ?? idIn(path)) + required,
    )
    expect(head, path).toMatchObject({ kind: 'answer', status: 200 })
    expect(await ask(connection, authorization, 'GET', '/health'), path).toMatchObject({ kind: 'answer', status: 200 })
  }
  await call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/stop`)
  await running.body?.cancel()
})

async function firstPiece({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const piece = await reader?.read()
  reader?.releaseLock()
  return new TextDecoder().decode(piece?.value)
}
