import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Kept, tables } from '@yoldas/contracts/tables'

const root = resolve(import.meta.dirname, '../..')
export const page = join(root, 'docs/privacy.md')

const [begin, end] = ['<!-- Written by npm run configuration from contracts/tables.ts. -->', '<!-- Until here. -->']

/** docs/privacy.md with the tables that contracts/tables.ts has. @throws where the page does not say where they stand */
export async function privacyPage(): Promise<string> {
  const text = await readFile(page, 'utf8')
  const [before, rest, more] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined || more !== undefined)
    throw new Error(`docs/privacy.md: write ${begin} and ${end}, once each`)
  const parts = Object.entries(tables).map(([schema, ofSchema]) => tableOf(schema, ofSchema))
  return `${before}${begin}\n\n${parts.join('\n')}\n${end}${after}`
}

const tableOf = (schema: string, ofSchema: Record<string, Kept>) =>
  `| \`${schema}\` | what for | how long | in the export | goes with the student |\n|---|---|---|---|---|\n${Object.entries(
    ofSchema,
  )
    .map(([name, kept]) => row(name, kept))
    .join('')}`

const row = (name: string, { purpose, days, until, exported, erased }: Kept) =>
  `| \`${name}\` | ${purpose} | ${lengthOf(days, until)} | ${exported ? 'yes' : 'no'} | ${erased ? 'yes' : 'no'} |\n`

function lengthOf(days: number | null, until: string | undefined): string {
  if (until !== undefined) return until.startsWith('for ever') ? until : `until ${until}`
  return days === 1 ? '1 day' : `${days} days`
}
