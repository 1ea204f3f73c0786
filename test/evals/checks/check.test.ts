import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { RecordedTurn } from '../recording.ts'
import { Check, checkNames } from '../scenario/checkSchema.ts'
import { readYaml } from '../scenario/yaml.ts'
import { checkConversation } from './check.ts'

const folder = join(import.meta.dirname, '../recordings')
const files = globSync('*.yaml', { cwd: folder }).sort()

/** A Wednesday in Istanbul, 14:00. */
const sentAt = '2026-11-25T11:00:00.000Z'
const Turns = z.array(RecordedTurn.omit({ said: true }).extend({ sentAt: RecordedTurn.shape.sentAt.default(sentAt) }))
const Pair = z.strictObject({
  fault: z.string(),
  messages: z.array(z.strictObject({ say: z.string(), expect: z.array(Check).default([]) })),
  expect: z.array(Check).default([]),
  good: Turns,
  bad: Turns,
  /** Turn and check, or the check alone where it is of the whole conversation. */
  fails: z.array(z.string()).min(1),
})
type Pair = z.infer<typeof Pair>

const read = (file: string) => readYaml(join(folder, file), Pair)

function failing({ messages, expect }: Pair, turns: Pair['good']): string[] {
  const said = turns.map((turn, i) => ({ ...turn, said: messages[i]?.say ?? '' }))
  return checkConversation({ messages, expect }, said)
    .filter(({ problem }) => problem !== null)
    .map(({ turn, check }) => [turn, check.split(' ')[0]].filter((part) => part !== null).join(' '))
}

test.each(files)('%s: the good conversation passes, and of the bad one exactly the faults are found', async (file) => {
  const pair = await read(file)
  expect(failing(pair, pair.good)).toEqual([])
  expect(failing(pair, pair.bad)).toEqual(pair.fails)
})

test('each check finds a fault in one of ten recorded conversations', async () => {
  expect(files).toHaveLength(10)
  const pairs = await Promise.all(files.map(read))
  const found = new Set(pairs.flatMap(({ fails }) => fails.map((fail) => fail.split(' ').at(-1))))
  expect([...checkNames].filter((name) => !found.has(name))).toEqual([])
})

test('a check of a turn that never came fails', () => {
  const messages = [{ say: 'Merhaba', expect: [{ avoids: 'x' }] }]
  expect(checkConversation({ messages, expect: [] }, []).map(({ problem }) => problem)).toEqual([
    'the conversation ended before',
    'the conversation ended before',
  ])
})
