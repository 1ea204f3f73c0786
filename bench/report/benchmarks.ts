import { goalMarks, plainTable } from '../table.ts'
import type { Blocks, Figures } from './figures.ts'

/** The figures of docs/benchmarks.md. */
export const benchmarkBlocks: Blocks = {
  table: (figures) =>
    plainTable(
      ['area', 'path', 'goal', 'reached', ''],
      each(figures, (area, { goals }) =>
        goals.map(({ path, goal, reached, met }) => [area, path, goal, reached, goalMarks[`${met}`]]),
      ),
    ),
  pictures: (figures) =>
    Object.entries(figures)
      .map(([area, { title }]) => `![${title}](benchmarks/${area}.svg)`)
      .join('\n\n'),
  commands: (figures) =>
    plainTable(
      ['area', 'command', 'rounds', 'window'],
      each(figures, (area, { command, rounds, windowSeconds }) => [
        [area, `\`${command}\``, String(rounds), `${windowSeconds} s`],
      ]),
    ),
}

const each = (figures: Figures, rows: (area: string, measured: Figures[string]) => string[][]): string[][] =>
  Object.entries(figures).flatMap(([area, measured]) => rows(`\`${area}\``, measured))
