import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { quoted } from '@yoldas/config'
import { openClassifier, weightsFile } from './care/classifier/classifier.ts'
import { printed, train } from './care/classifier/train.ts'
import { halves } from './care/closeness/judged.ts'
import { closenessTable, measure } from './care/closeness/quality.ts'
import { train as trainCloseness } from './care/closeness/train.ts'
import { conversationTable } from './care/conversationQuality.ts'
import { readConversations, readHeld, readSentences } from './care/labelled.ts'
import { both, heldTable, judge, qualityTable, raisedTable, signsTable } from './care/quality.ts'
import { inspect, patternCount, patternWords, screen } from './care/screen.ts'
import { vocabularyFile } from './care/spelling/spelling.ts'
import { printedVocabulary } from './care/spelling/vocabulary.ts'
import { noticeTexts } from './conversation/notices.ts'

const usage = `usage: care classify <file>
       care quality
       care train [--check]
       care train-closeness
       care words <folder>

classify  prints tier, category and sentence of each line of the file, parted by tabs; - reads the standard input
quality   prints how often the held-out messages in care/data are found, what a message costs, and how often the
          sentences in care/closeness are
train     makes the classifier's weights of care/data/training; --check only compares them with those that are there
train-closeness
          makes the weights by which answers are searched for the closeness of a person, of care/closeness/training
words     writes care/spelling/turkish.txt anew, by the dictionary (index.aff, index.dic) in the folder`

/** Of a message, both together: what the classifier suspects is `check` or `serious`. */
function detectors() {
  const { hear } = openClassifier()
  return { patterns: screen, classifier: (text: string) => hear(text).suspicion }
}

/** The longest message, of words that many patterns begin with, and one of nothing but single letters. */
const costly = { ordinary: 'bugün denemede türev sorularını yapamadım ', dense: 'kendimi bu gece ', letters: 'ö ç ' }
const longest = 8000
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
  const found = both(detectors())
  const classified = lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { tier, category } = found(line)
      return `${tier}\t${category ?? '-'}\t${line.replaceAll('\t', ' ')}`
    })
  return classified.join('\n')
}

async function quality(): Promise<string> {
  const sentences = await readSentences('heldOut')
  const { hear } = openClassifier()
  return [
    raisedTable('held out', sentences, detectors()),
    conversationTable('held out', await readConversations('heldOut'), hear),
    signsTable('held out', sentences, hear),
    heldTable('held out', await readHeld()),
    qualityTable('held out, by both', judge(sentences, both(detectors()))),
    qualityTable('training, by patterns', judge(await readSentences('training'), screen)),
    ...(await Promise.all(halves.map(async (half) => closenessTable(half, await measure(half))))),
    costs(),
    `${patternCount} patterns`,
  ].join('\n\n')
}

/** CPU of a message, the longest ones too. */
function costs(): string {
  const { classifier } = detectors()
  const messages = Object.entries(costly).map(
    ([name, words]) => [`${name}, ${longest} characters`, words.repeat(longest).slice(0, longest)] as const,
  )
  const lines = [['a sentence of 40 characters', costly.ordinary], ...messages].map(([name = '', message = '']) => {
    const [patterns, suspecting] = [costOf(() => screen(message)), costOf(() => classifier(message))]
    const { steps } = inspect(message)
    return `${name.padEnd(32)} patterns ${patterns} ms CPU, ${steps} steps; classifier ${suspecting} ms CPU`
  })
  return ['cost of a message:', ...lines].join('\n')
}

function costOf(work: () => void): string {
  for (let run = 0; run < runs; run += 1) work()
  const before = process.cpuUsage()
  for (let run = 0; run < runs; run += 1) work()
  const { user, system } = process.cpuUsage(before)
  return ((user + system) / 1000 / runs).toFixed(3)
}

async function trainWeights(isCheck: boolean): Promise<string> {
  const weights = await train()
  const text = printed(weights)
  if (!isCheck) await writeFile(weightsFile, text)
  else if (text !== (await readFile(weightsFile, 'utf8')))
    throw new Error(`${weightsFile} is not what the training gives: npm run -s care -- train writes it anew`)
  return `version ${weights.version}, ${text.length} bytes${isCheck ? ', as they are there' : ''}`
}

async function writeWords(folder: string): Promise<string> {
  const [rules, words] = [await read(join(folder, 'index.aff')), await read(join(folder, 'index.dic'))]
  const list = printedVocabulary(patternWords(), { rules, words })
  await writeFile(vocabularyFile, list)
  return `${vocabularyFile} has ${list.split('\n').length - 2} words`
}

async function run([name, file, ...rest]: string[]): Promise<string> {
  if (rest.length > 0) throw new Error(`one argument at a time, not also ${quoted(rest.join(' '))}\n${usage}`)
  if (name === 'classify' && file !== undefined) return await classify(file)
  if (name === 'words' && file !== undefined) return await writeWords(file)
  if (name === 'quality' && file === undefined) return await quality()
  if (name === 'train' && (file === undefined || file === '--check')) return await trainWeights(file === '--check')
  if (name === 'train-closeness' && file === undefined)
    return await trainCloseness(Object.values(noticeTexts).map(({ text }) => text))
  throw new Error(`${name === undefined ? 'care what?' : `care ${quoted(name)} is not how it is called`}\n${usage}`)
}

try {
  const output = await run(process.argv.slice(2))
  if (output !== '') console.log(output)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
