// npm run single -- init [FILE]: asks what one machine needs to know, and writes it where infra/single/compose.yaml
// reads it. What the environment already has is not asked.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline/promises'
import { defaultOf, problemOf, type Question, questions, writeValues } from './values.ts'

const usage = 'usage: npm run single -- init [FILE, by default infra/single/.env]'

class InputError extends Error {}

async function ask(terminal: Interface | null, question: Question, given: ReadonlyMap<string, string>) {
  const { name, asks } = question
  const without = defaultOf(question, given)
  const before = process.env[name]
  if (before !== undefined) {
    const problem = problemOf(question, before)
    if (problem) throw new InputError(`${name}: ${problem}`)
    return before || (without ?? '')
  }
  if (!terminal && without !== undefined) return without
  if (!terminal) throw new InputError(`${name} is missing: set it, or run this in a terminal`)
  const hint = without === undefined ? '' : ` [${without || 'none'}]`
  for (;;) {
    const answer = (await terminal.question(`${asks}${hint}\n${name}: `)).trim()
    const problem = problemOf(question, answer)
    if (!problem) return answer || (without ?? '')
    console.log(`  ${problem}`)
  }
}

async function init(file: string): Promise<void> {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null
  const given = new Map<string, string>()
  try {
    for (const question of questions) given.set(question.name, await ask(terminal, question, given))
  } finally {
    terminal?.close()
  }
  // Never over another: its passwords are those of what already runs, and its ERASURE_KEY is nowhere else.
  await writeFile(file, writeValues(given), { mode: 0o600, flag: 'wx' })
  console.log(`${file} is written. Keep a copy of it elsewhere; docs/single.md goes on from here.`)
}

const [command, file = join(import.meta.dirname, '.env'), ...more] = process.argv.slice(2)
try {
  if (command !== 'init' || more.length > 0) throw new InputError(usage)
  await init(file)
} catch (error) {
  const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
  if (!(error instanceof InputError) && !isThere) throw error
  console.error(isThere ? `${file} is there already: change it by hand, or remove it first` : error.message)
  process.exitCode = 2
}
