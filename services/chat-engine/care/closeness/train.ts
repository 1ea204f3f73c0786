import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answers, checkins, disclosures } from '../answers.ts'
import { type Closeness, closenessKinds } from '../closeness.ts'
import { replacements } from '../replacements.ts'
import { clausesIn } from '../saidPatterns.ts'
import { featuresOf } from './features.ts'
import { type Example, fit } from './fit.ts'
import { framed } from './frames.ts'
import { readJudged } from './judged.ts'
import { nothingHeard, ownWords } from './quotes.ts'

const directory = import.meta.dirname
const corpus = join(directory, '../../../../corpus')

/** A weight of 1 is written as this. */
const scale = 20
/**
 * What a clause must reach: chosen, as the settings of `fit` are, by leaving out one author after the other, so that at
 * most 0.5 % of the harmless sentences of authors that it has not seen are hits.
 */
const threshold = 1.1
/** Weights closer to nothing are left out. */
const leastWeight = 20
/** Of those which only tell the kinds apart. */
const leastKindWeight = 42
/** Sentences of one shape are many and alike. */
const frameWeight = 0.2
/** Pages of the corpus are many and alike. */
const corpusWeight = 0.5

const handWritten: readonly string[] = [
  ...Object.values(answers).flatMap((byCategory) => Object.values(byCategory).flat()),
  ...disclosures,
  ...checkins,
  ...Object.values(replacements).flat(),
]

/** Own words of the clauses of a text, one of which says this. */
type Labelled = { clauses: readonly string[]; kind: Closeness | null; weight: number }

/**
 * Fits the weights to the sentences of `training`, the tuned half, the corpus and texts by hand, and writes
 * `weights.ts`. `others` are texts by hand that other parts have.
 */
export async function train(others: readonly string[]): Promise<string> {
  const byHand = [...handWritten, ...others].flatMap((text) => label(text, null))
  const shaped = framed().map(({ kind, text }) => ({ clauses: [text], kind, weight: frameWeight }))
  const labelled = [...(await readTraining()), ...shaped, ...byHand, ...(await readTuned()), ...(await readCorpus())]
  const examples = labelled.map(toExample)
  const { bias, weights } = fit(examples)
  const kinds = closenessKinds.map((kind) => [kind, writeWeights(fitKind(labelled, kind), leastKindWeight)] as const)
  const least = Math.round((threshold - bias) * scale)
  await writeFile(join(directory, 'weights.ts'), page(least, weights, kinds))
  const hits = labelled.filter(({ kind }) => kind !== null).length
  return `${labelled.length} clauses, ${hits} of them hits; ${weights.size} features`
}

const toExample = ({ clauses, kind, weight }: Labelled): Example => ({
  clauses: clauses.map(featuresOf),
  isHit: kind !== null,
  weight,
})

/** One kind against the others. */
function fitKind(labelled: readonly Labelled[], kind: Closeness) {
  const hits = labelled.filter((one) => one.kind !== null)
  const plain = (clause: string) => featuresOf(clause).filter(isPlain)
  const examples = hits.map((one) => ({ clauses: one.clauses.map(plain), isHit: one.kind === kind, weight: 1 }))
  return fit(examples, { least: 3 }).weights
}

/** A word, how it begins, or a class: which kind a hit is of shows in those. */
const isPlain = (feature: string) => /^[a-z]+\*?$|^@\w+$/.test(feature)

async function readTraining(): Promise<Labelled[]> {
  const files = await readdir(join(directory, 'training'))
  const read = files.toSorted().map(async (file) => {
    const text = await readFile(join(directory, 'training', file), 'utf8')
    const kind = closenessKinds.find((one) => file.startsWith(`${one}.`)) ?? null
    return text.split('\n').flatMap((line) => label(line, kind))
  })
  return (await Promise.all(read)).flat()
}

async function readTuned(): Promise<Labelled[]> {
  const { forbidden, harmless, answers } = await readJudged('tuned')
  return [
    ...forbidden.flatMap(({ kind, text }) => label(text, kind)),
    ...[...harmless, ...answers].flatMap((text) => label(text, null)),
  ]
}

async function readCorpus(): Promise<Labelled[]> {
  const files = await readdir(corpus, { recursive: true })
  const pages = files
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => readFile(join(corpus, file), 'utf8'))
  return (await Promise.all(pages))
    .flatMap((text) => label(text, null))
    .map((one) => ({ ...one, weight: corpusWeight }))
}

/** Of a text that says this at least one clause does; of a harmless text none does. */
function label(text: string, kind: Closeness | null): Labelled[] {
  const clauses = ownClauses(text)
  if (kind === null) return clauses.map((clause) => ({ clauses: [clause], kind, weight: 1 }))
  return clauses.length > 0 ? [{ clauses, kind, weight: 1 }] : []
}

/** The clauses as `hear` reads them. */
function ownClauses(text: string): string[] {
  let heard = nothingHeard
  return clausesIn(text).flatMap((clause) => {
    const read = ownWords(clause, heard)
    heard = read.heard
    return read.words !== null && /\p{L}/u.test(read.words) ? [read.words] : []
  })
}

const longestLine = 118

/** From the greatest weight down, features in the order of their letters. */
function writeWeights(weights: ReadonlyMap<string, number>, atLeast: number): string {
  const byWeight = new Map<number, string[]>()
  for (const [feature, exact] of weights) {
    const weight = Math.round(exact * scale)
    if (Math.abs(weight) < atLeast) continue
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), feature])
  }
  const lines: string[] = []
  for (const weight of [...byWeight.keys()].toSorted((one, other) => other - one)) {
    let line = `${weight}`
    for (const feature of (byWeight.get(weight) ?? []).toSorted()) {
      if (line.length + feature.length + 1 > longestLine) {
        lines.push(line)
        line = `${weight}`
      }
      line += `|${feature}`
    }
    lines.push(line)
  }
  return lines.join('\n')
}

type Weights = ReadonlyMap<string, number>

/** For each name of a first word its line: the name, and the weight of each name that comes later. */
function writePairs(weights: Weights): { pairs: string; later: string } {
  const byName = new Map<string, string[]>()
  const later = new Set<string>()
  for (const [feature, exact] of [...weights].toSorted()) {
    const weight = Math.round(exact * scale)
    const [name = '', other] = feature.split('~')
    if (other === undefined || Math.abs(weight) < leastWeight) continue
    byName.set(name, [...(byName.get(name) ?? []), `${other}:${weight}`])
    later.add(other)
  }
  const lines = [...byName].map(([name, own]) => wrapped([name, ...own]))
  return { pairs: lines.join('\n'), later: wrapped([...later].toSorted()) }
}

/** A line that goes on where one begins with a blank. */
function wrapped(words: readonly string[]): string {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line.length + word.length + 1 > longestLine) {
      lines.push(line)
      line = ''
    }
    line += line === '' && lines.length === 0 ? word : ` ${word}`
  }
  return [...lines, line].join('\n')
}

function page(least: number, weights: Weights, kinds: ReadonlyArray<readonly [kind: string, weights: string]>) {
  const single = new Map([...weights].filter(([feature]) => !feature.includes('~')))
  const { pairs, later } = writePairs(weights)
  return `/** Written by \`npm run care -- train-closeness\`. What each line means is in \`model.ts\`. */
export const least = ${least}

/** Of one word. */
export const weights = \`
${writeWeights(single, leastWeight)}
\`

/** Of two words: the name of the first, and the weight of each that comes later. */
export const pairs = \`
${pairs}
\`

/** All names of second words. */
export const later = \`
${later}
\`

export const kinds = {
${kinds.map(([kind, written]) => `  ${kind}: \`\n${written}\n\`,`).join('\n')}
}
`
}
