import { basename, dirname } from 'node:path'
import { z } from 'zod'

/** What students of every exam may read, beside each exam's own. */
export const forAll = 'genel'
export const Exam = z.enum([forAll, 'yks', 'lgs', 'kpss', 'dgs', 'ales'])
export type Exam = z.infer<typeof Exam>

/** Whose pages a student may find: those for all, and of the exam; of every exam while none is chosen. */
export function examsFor(exam: Exam | null): readonly Exam[] {
  if (exam === null) return Exam.options
  return exam === forAll ? [forAll] : [exam, forAll]
}

const line = z.string().trim().min(1).max(200)
const day = z.iso.date()

const FrontMatter = z.strictObject({
  title: line,
  exam: Exam,
  subject: line,
  tags: z.array(line).max(20),
  source: line,
  url: z.httpUrl().optional(),
  /** Null while no expert has reviewed the page. */
  reviewed: z.union([z.null(), line, z.strictObject({ by: line, on: day })]),
  /** Whose numbers it has: dates, fees, durations, coefficients. Null where it has none that change from year to year. */
  year: z.int().min(2000).max(2100).nullable(),
})

export type Page = Omit<z.infer<typeof FrontMatter>, 'url' | 'reviewed'> & {
  /** Its file, without the folder of the corpus and the ending. */
  page: string
  url: string | null
  reviewed: string | null
  /** Markdown. */
  body: string
}

/** Says which file and field are wrong, for the page's editor. */
export class PageInvalid extends Error {
  override name = 'PageInvalid'
}

const fenced = /^\uFEFF?---\r?\n(?<front>[\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n(?<body>[\s\S]*))?$/

/**
 * Reads a page: front matter in YAML between lines of `---`, then Markdown. `file` is its path in the folder of the
 * corpus.
 * @throws PageInvalid
 */
export async function readPage(file: string, source: string): Promise<Page> {
  const { front, body = '' } = fenced.exec(source)?.groups ?? {}
  if (front === undefined) throw new PageInvalid(`${file}: it does not begin with front matter between lines of ---`)
  const parsed = FrontMatter.safeParse(await readYaml(file, front))
  if (!parsed.success) throw new PageInvalid(parsed.error.issues.map((issue) => describe(file, issue)).join('\n'))
  if (body.trim() === '') throw new PageInvalid(`${file}: there is no text after the front matter`)
  const { url = null, reviewed, ...rest } = parsed.data
  const review = typeof reviewed === 'object' && reviewed ? `${reviewed.by}, ${reviewed.on}` : reviewed
  return { ...rest, page: nameOf(file), url, reviewed: review, body: body.toWellFormed().replaceAll('\0', '') }
}

/** Folders with `/`, on every system and in every page's id. */
const nameOf = (file: string) => {
  const folder = dirname(file).replaceAll('\\', '/')
  return (folder === '.' ? '' : `${folder}/`) + basename(file, '.md')
}

const describe = (file: string, { path, message }: z.core.$ZodIssue) =>
  `${file}: ${path.length > 0 ? path.join('.') : 'front matter'}: ${message}`

async function readYaml(file: string, text: string): Promise<unknown> {
  const { parse } = await import('yaml')
  try {
    return parse(text)
  } catch (cause) {
    const [reason] = cause instanceof Error ? cause.message.split('\n', 1) : []
    throw new PageInvalid(`${file}: front matter: ${reason}`, { cause })
  }
}
