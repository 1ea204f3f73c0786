import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Area } from '../bench.ts'
import { svg } from '../picture.ts'
import { root } from '../servers.ts'
import { Figures, withArea } from './figures.ts'
import { fillPages } from './pages.ts'

/** The folder of what the pages show. */
export const published = join(root, 'docs/benchmarks')

/**
 * Keeps in the folder what an area came to, beside the other areas of this order, with its picture. In the published
 * one the pages have it too.
 */
export async function record(
  folder: string,
  name: string,
  area: Area,
  { order, ...measured }: { order: string[]; rounds: number; seconds: number },
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'figures.json')
  const figures = withArea(await readFigures(file), name, area, measured)
  const ordered = Object.fromEntries(order.flatMap((one) => (figures[one] ? [[one, figures[one]]] : [])))
  await writeFile(file, `${JSON.stringify(ordered, null, 2)}\n`)
  await writeFile(join(folder, `${name}.svg`), svg(area.picture))
  if (resolve(folder) === published) await fillPages(join(root, 'docs'), ordered)
}

/** None where there is no such file yet. */
export async function readFigures(file: string): Promise<Figures> {
  return Figures.parse(existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {})
}
