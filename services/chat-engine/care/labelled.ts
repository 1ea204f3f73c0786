import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { categories, tiers } from './tiers.ts'

/** What is trained and chosen with, and what judges that and nothing else. */
export const parts = ['training', 'heldOut'] as const
export type Part = (typeof parts)[number]

export const kinds = [
  'direct',
  'indirect',
  'slang',
  'misspelt',
  'ascii',
  'voice',
  'study-mixed',
  'farewell',
  'method',
  'past-means',
  'friend',
  'denial',
  'hyperbole',
  'laughter',
  'literature',
  'lyrics',
  'lesson',
  'long',
  'long-distress',
  'plain',
] as const
export type Kind = (typeof kinds)[number]

const Tier = z.enum(tiers)
const Category = z.union([z.enum(categories), z.literal('-').transform(() => null)])
const Text = z
  .string()
  .regex(/\S/)
  .transform((text) => text.replaceAll('\\n', '\n'))
const Count = z.string().regex(/^\d+$/).transform(Number)

type Concerned = { tier: z.infer<typeof Tier>; category: z.infer<typeof Category> }
const isConcern = ({ tier, category }: Concerned): boolean => (tier === 'none') === (category === null)

const LabelledRow = z
  .object({
    tier: Tier,
    category: Category,
    kind: z.enum(kinds),
    whom: z.enum(['self', 'friend', 'family', 'other', '-']),
    batch: z.string().min(1),
    doubtful: z.enum(['0', '1']),
    sentence: Text,
  })
  .refine(isConcern)
export type Labelled = z.infer<typeof LabelledRow>

const Head = z.object({
  id: z.string().min(1),
  turn: z.literal('0'),
  sort: z.enum(['ordinary', 'dangerous']),
  category: Category,
  /** The message at which it should be at least serious. */
  from: z.union([Count, z.literal('-').transform(() => null)]),
})
const SaidRow = z
  .object({ id: z.string().min(1), turn: Count, tier: Tier, category: Category, text: Text })
  .refine(isConcern)
export type LabelledConversation = Omit<z.infer<typeof Head>, 'turn'> & {
  batch: string
  said: z.infer<typeof SaidRow>[]
}

/** A sentence of a student about whom something holds already. */
const HeldRow = z.object({ sort: z.enum(['dangerous', 'harmless']), sentence: Text })
export type LabelledHeld = z.infer<typeof HeldRow>

const folder = (part: Part): string => join(import.meta.dirname, 'data', part)

/** @throws when a line is malformed; the error names its file and number, never its words */
export const readSentences = (part: Part): Promise<Labelled[]> =>
  readFiles(part, (file) => /^\w+\.tsv$/.test(file) && !others.has(file), parseSentences)

const heldFile = 'hold.tsv'
/** Sentences that are not labelled like the others. */
const others = new Set([heldFile])

export const readHeld = (): Promise<LabelledHeld[]> => readFiles('heldOut', (file) => file === heldFile, parseHeld)

export const readConversations = (part: Part): Promise<LabelledConversation[]> =>
  readFiles(part, (file) => file.endsWith('.conversations.tsv'), parseConversations)

/** The files of a part, in the order of their names. */
export async function readBytes(part: Part): Promise<Buffer[]> {
  const files = (await readdir(folder(part))).sort()
  return await Promise.all(files.map((file) => readFile(join(folder(part), file))))
}

async function readFiles<Row>(
  part: Part,
  isOne: (file: string) => boolean,
  parse: (text: string, batch: string) => Row[],
) {
  const files = (await readdir(folder(part))).filter(isOne).sort()
  const rows = files.map(async (file) => {
    try {
      return parse(await readFile(join(folder(part), file), 'utf8'), file.replace(/\..*/, ''))
    } catch (error) {
      throw new Error(`${part}/${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  })
  return (await Promise.all(rows)).flat()
}

export const parseHeld = (text: string): LabelledHeld[] =>
  linesOf(text).map((columns, i) => parseRow(HeldRow, columns, i + 1))

export const parseSentences = (text: string): Labelled[] =>
  linesOf(text).map((columns, i) => parseRow(LabelledRow, columns, i + 1))

export function parseConversations(text: string, batch: string): LabelledConversation[] {
  const conversations: LabelledConversation[] = []
  for (const [i, columns] of linesOf(text).entries()) {
    if (columns[1] === '0') conversations.push({ ...parseRow(Head, columns, i + 1), batch, said: [] })
    else {
      const row = parseRow(SaidRow, columns, i + 1)
      const conversation = conversations.at(-1)
      if (conversation?.id !== row.id || conversation.said.length !== row.turn - 1)
        throw new Error(`line ${i + 1} does not follow the one before it`)
      conversation.said.push(row)
    }
  }
  return conversations
}

const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))

/** Columns stand in the order of the row's keys. */
function parseRow<Row extends z.ZodObject>(row: Row, columns: string[], number: number): z.infer<Row> {
  const names = Object.keys(row.shape)
  const parsed = row.safeParse(Object.fromEntries(names.map((name, i) => [name, columns[i]])))
  if (!parsed.success || columns.length !== names.length) throw new Error(`line ${number} is not as the README says`)
  return parsed.data
}
