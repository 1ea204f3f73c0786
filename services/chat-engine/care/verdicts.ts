import { type Category, type Concern, noConcern, type Tier, worse } from './tiers.ts'

/** From a score on, a category of OpenAI's moderation means this concern. */
type Row = { name: string; least: number; tier: Exclude<Tier, 'none'>; category: Category }

/**
 * How scores are read. NOT REVIEWED BY A CLINICIAN, and chosen without data on Turkish messages: to be set anew where
 * the scores of real ones are known. Lessons on war and novels score high on violence, so violence alone only has the
 * companion ask.
 */
export const rows: readonly Row[] = [
  { name: 'self-harm/intent', least: 0.7, tier: 'acute', category: 'self-harm' },
  { name: 'self-harm/intent', least: 0.4, tier: 'serious', category: 'self-harm' },
  { name: 'self-harm/instructions', least: 0.5, tier: 'serious', category: 'self-harm' },
  { name: 'self-harm', least: 0.6, tier: 'serious', category: 'self-harm' },
  { name: 'self-harm', least: 0.3, tier: 'check', category: 'self-harm' },
  { name: 'sexual/minors', least: 0.5, tier: 'serious', category: 'abuse' },
  { name: 'sexual/minors', least: 0.25, tier: 'check', category: 'abuse' },
  { name: 'harassment/threatening', least: 0.8, tier: 'low', category: 'danger' },
  { name: 'illicit/violent', least: 0.8, tier: 'check', category: 'danger' },
  { name: 'violence/graphic', least: 0.9, tier: 'check', category: 'danger' },
  { name: 'violence', least: 0.95, tier: 'check', category: 'danger' },
]

/** What the scores of a message mean; a category without a row means nothing. */
export function concernOfScores(scores: Readonly<Record<string, number>>): Concern {
  let found: Concern = noConcern
  for (const { name, least, tier, category } of rows)
    if ((scores[name] ?? 0) >= least) found = worse(found, { tier, category })
  return found
}
