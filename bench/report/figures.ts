import { z } from 'zod'
import type { Area } from '../bench.ts'

const Goal = z.object({ path: z.string(), goal: z.string(), reached: z.string(), met: z.boolean().nullable() })

const Measured = z.object({
  /** Of its picture. */
  title: z.string(),
  command: z.string(),
  rounds: z.int(),
  windowSeconds: z.number(),
  goals: z.array(Goal),
  /** What pages count with, by names that end in the unit. */
  figures: z.record(z.string(), z.number()),
})

/** What docs/benchmarks/figures.json holds: what each area came to when it was last measured. */
export const Figures = z.record(z.string(), Measured)
export type Figures = z.infer<typeof Figures>

/** What stands in a page between `<!-- figure NAME -->` and `<!-- / -->`, by its name. */
export type Blocks = Record<string, (figures: Figures) => string>

/** With the area as it was measured now. */
export function withArea(
  figures: Figures,
  name: string,
  { goals, picture: { title }, figures: own = {} }: Area,
  { rounds, seconds }: { rounds: number; seconds: number },
): Figures {
  const command = `BENCH_ONLY=${name} npm run bench`
  const rounded = Object.entries(own).map(([figure, value]) => [figure, Number(value.toPrecision(4))])
  const measured = { title, command, rounds, windowSeconds: seconds, goals, figures: Object.fromEntries(rounded) }
  return { ...figures, [name]: measured }
}

/** A figure of an area. @throws when it has none of that name: it is to be measured first */
export function figureOf(figures: Figures, area: string, name: string): number {
  const value = figures[area]?.figures[name]
  if (value === undefined) throw new Error(`${name} of ${area} is not measured: BENCH_ONLY=${area} npm run bench`)
  return value
}
