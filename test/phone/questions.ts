import assert from 'node:assert/strict'
import type { Message } from '@yoldas/client'
import { preparedAnswers } from '@yoldas/standins'
import type { Step } from './step.ts'
import { clientFor } from './student.ts'

type Prepared = (typeof preparedAnswers)[number]

const atOnce = 4

/** What somebody who prepares for the university reads, who asks this first. */
async function answerTo(url: string, { question }: Prepared, sub: string): Promise<readonly Message[]> {
  const client = await clientFor(url, sub)
  await client.patchProfile({ displayName: 'Derin', examType: 'yks', track: 'sayisal', grade: '12' })
  await client.putAge({ band: '16-17', source: 'self' })
  for await (const event of client.turns.send({ message: question }))
    if (event.event === 'done') return event.data.messages
  throw new Error(`“${question}” was not answered`)
}

/** As it is prepared, with what a page says that fits, and that page named. */
function expectPrepared({ question, says, pages, last }: Prepared, messages: readonly Message[]): void {
  const [source, ...others] = messages.flatMap(({ sources }) => sources.map(({ title }) => title))
  assert.ok(source !== undefined && others.length === 0, `“${question}” has one source`)
  const closing = pages[source]
  assert.ok(closing !== undefined, `“${question}” has a source that fits, not ${source}`)
  const said = messages.map(({ content }) => content)
  // The first answer greets.
  const [first = '', ...rest] = said
  assert.ok(first.endsWith(says[0] ?? ''), `“${question}” begins as prepared`)
  assert.deepEqual(rest.slice(0, -1), says.slice(1))
  const end = said.at(-1) ?? ''
  assert.ok(end.startsWith(closing) && end.endsWith(last), `“${question}” ends as prepared`)
}

export const questions: readonly Step[] = [
  {
    name: 'each question that has a prepared answer gets it, with a source that fits',
    async walk({ url }) {
      const mark = process.pid.toString(36)
      const left = preparedAnswers.entries()
      const work = async () => {
        for (const [i, prepared] of left) expectPrepared(prepared, await answerTo(url, prepared, `derin-${i}-${mark}`))
      }
      await Promise.all(Array.from({ length: atOnce }, work))
    },
  },
]
