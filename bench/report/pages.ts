import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { benchmarkBlocks } from './benchmarks.ts'
import type { Blocks, Figures } from './figures.ts'
import { scaleBlocks } from './scale.ts'

/** The pages that have figures, in docs/. */
export const pages: Record<string, Blocks> = { 'benchmarks.md': benchmarkBlocks, 'scale.md': scaleBlocks }

const marked = /(<!-- figure (.+?) -->)[\s\S]*?(<!-- \/ -->)/g

/** The page with its figures. A table stands on lines of its own. @throws when the page names what there is not */
export function filled(page: string, blocks: Blocks, figures: Figures): string {
  return page.replaceAll(marked, (_, begin: string, name: string, end: string) => {
    const block = blocks[name]
    if (!block) throw new Error(`there is no figure called ${name}`)
    const text = block(figures)
    return text.includes('\n') ? `${begin}\n\n${text}\n\n${end}` : `${begin}${text}${end}`
  })
}

/** The page without its figures. */
export const unmarked = (page: string): string => page.replaceAll(marked, '')

/** Writes the figures into the pages of this folder. */
export async function fillPages(docs: string, figures: Figures): Promise<void> {
  for (const [name, blocks] of Object.entries(pages)) {
    const file = join(docs, name)
    await writeFile(file, filled(await readFile(file, 'utf8'), blocks, figures))
  }
}
