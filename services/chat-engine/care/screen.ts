import { compile } from './match.ts'
import { abuse } from './patterns/abuse.ts'
import { type Block, linesOf } from './patterns/block.ts'
import { danger } from './patterns/danger.ts'
import { eating } from './patterns/eating.ts'
import { other } from './patterns/other.ts'
import { selfHarm } from './patterns/selfHarm.ts'
import { selfHarmSigns } from './patterns/selfHarmSigns.ts'
import { sets } from './patterns/sets.ts'
import { softeners, somebodyElse } from './patterns/softeners.ts'
import { type Concern, noConcern, worse } from './tiers.ts'
import { clausesOf } from './words.ts'

const blocks: readonly Block[] = [...selfHarmSigns, ...selfHarm, ...abuse, ...danger, ...eating, ...other]
const texts = [...blocks.map(({ lines }) => lines), ...softeners.map(({ lines }) => lines), somebodyElse]
const firstSoftener = blocks.length
const elseLabel = texts.length - 1

const matcher = compile(
  texts.flatMap((text, label) => linesOf(text).map((line) => ({ line, label }))),
  sets,
)

export const patternCount = matcher.size

/**
 * How urgent a student's message is, by its words alone. Pure, and linear in the length of the text. It misses what its
 * patterns do not know: `npm run -s care -- quality` says how much.
 */
export const screen = (text: string): Concern => inspect(text).concern

/** As `screen`, with the work that it took: words and places of patterns looked at. */
export function inspect(text: string): { concern: Concern; steps: number } {
  const clauses = clausesOf(text)
  const { labels, steps } = matcher.match(clauses)
  return { concern: mostUrgent(labels), steps: steps + text.length }
}

function mostUrgent(labels: readonly ReadonlySet<number>[]): Concern {
  const anywhere = new Set(labels.flatMap((some) => [...some]))
  let found: Concern = noConcern
  for (const own of labels)
    for (const label of own) {
      const block = blocks[label]
      if (block) found = worse(found, softened(block, own, anywhere))
    }
  return found
}

function softened(block: Block, own: ReadonlySet<number>, anywhere: ReadonlySet<number>): Concern {
  const isElse = block.category === 'self-harm' && own.has(elseLabel)
  const category = isElse ? 'danger' : block.category
  let tier: Concern['tier'] = block.tier
  for (const [i, { over, of, to, sparesFirm }] of softeners.entries()) {
    if (sparesFirm && block.isFirm) continue
    const there = over === 'clause' ? own : anywhere
    if (there.has(firstSoftener + i) && of.includes(block.category)) tier = to[tier] ?? tier
  }
  return tier === 'none' ? noConcern : { tier, category }
}
