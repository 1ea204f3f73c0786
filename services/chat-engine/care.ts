import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { quoted } from '@yoldas/config'
import { halves } from './care/closeness/judged.ts'
import { closenessTable, measure } from './care/closeness/quality.ts'
import { train as fitCloseness } from './care/closeness/train.ts'
import { parts, readSentences } from './care/labelled.ts'
import { judge, qualityTable } from './care/quality.ts'
import { inspect, patternCount, screen } from './care/screen.ts'

const usage = `usage: care classify <file>
       care quality
       care train

classify  prints tier, category and sentence of each line of the file, parted by tabs; - reads the standard input
quality   prints how often the labelled sentences in care/data are found, those in care/closeness/sentences too,
          and what a message costs
train     writes care/closeness/weights.ts anew from the sentences in care/closeness`

/** The longest message, of words that many patterns begin with, and one of nothing but single letters. */
const costly = { ordinary: 'bugün denemede türev sorularını yapamadım ', dense: 'kendimi bu gece ', letters: 'ö ç ' }
const longest = 4000
const runs = 200

/** @throws with the name of a file that cannot be read */
async function read(file: string): Promise<string> {
  if (file === '-') return await text(process.stdin)
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new Error(
      reason === 'ENOENT' ? `there is no file ${quoted(file)}` : `${quoted(file)} cannot be read: ${reason}`,
      {
        cause: error,
      },
    )
  }
}

async function classify(file: string): Promise<string> {
  const lines = (await read(file)).split(/\r?\n/)
  const classified = lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { tier, category } = screen(line)
      return `${tier}\t${category ?? '-'}\t${line.replaceAll('\t', ' ')}`
    })
  return classified.join('\n')
}

async function quality(): Promise<string> {
  const tables: string[] = []
  for (const half of halves) tables.push(closenessTable(half, await measure(half)))
  for (const part of parts) tables.push(qualityTable(part, judge(await readSentences(part))))
  return [...tables, costs(), `${patternCount} patterns`].join('\n\n')
}

/** CPU of a message, the longest ones too. */
function costs(): string {
  const messages = Object.entries(costly).map(
    ([name, words]) => [`${name}, ${longest} characters`, words.repeat(longest).slice(0, longest)] as const,
  )
  const lines = [['a sentence of 40 characters', costly.ordinary], ...messages].map(([name = '', message = '']) => {
    for (let run = 0; run < runs; run += 1) screen(message)
    const before = process.cpuUsage()
    for (let run = 0; run < runs; run += 1) screen(message)
    const { user, system } = process.cpuUsage(before)
    const milliseconds = (user + system) / 1000 / runs
    return `${name.padEnd(32)} ${milliseconds.toFixed(3)} ms CPU, ${inspect(message).steps} steps`
  })
  return ['cost of a message:', ...lines].join('\n')
}

async function run([name, file, ...rest]: string[]): Promise<string> {
  if (rest.length > 0) throw new Error(`one argument at a time, not also ${quoted(rest.join(' '))}\n${usage}`)
  if (name === 'classify' && file !== undefined) return await classify(file)
  if (name === 'quality' && file === undefined) return await quality()
  if (name === 'train' && file === undefined) return await fitCloseness()
  throw new Error(`${name === undefined ? 'care what?' : `care ${quoted(name)} is not how it is called`}\n${usage}`)
}

try {
  const output = await run(process.argv.slice(2))
  if (output !== '') console.log(output)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
