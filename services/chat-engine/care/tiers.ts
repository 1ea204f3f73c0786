/**
 * How urgent a message is, the least first. `check` is ambiguous: the companion asks gently, and nothing else changes.
 */
export const tiers = ['none', 'check', 'low', 'serious', 'acute'] as const
export type Tier = (typeof tiers)[number]

/** What it is about. Where two are equally urgent, the earlier one counts. */
export const categories = ['self-harm', 'abuse', 'danger', 'eating', 'other'] as const
export type Category = (typeof categories)[number]

/** Who is in danger: the student, or a friend or anybody else. It only chooses between hand-written texts. */
export type Endangered = 'student' | 'friend'

/** The category is null exactly when the tier is `none`. */
export type Concern = { tier: 'none'; category: null } | { tier: Exclude<Tier, 'none'>; category: Category }

export const noConcern: Concern = { tier: 'none', category: null }

export const isAtLeast = (tier: Tier, least: Tier): boolean => tiers.indexOf(tier) >= tiers.indexOf(least)

/** The more urgent one; of equally urgent ones what the order of the categories puts first. */
export function worse(one: Concern, other: Concern): Concern {
  if (one.tier !== other.tier) return isAtLeast(one.tier, other.tier) ? one : other
  if (one.category === null || other.category === null) return one
  return categories.indexOf(one.category) <= categories.indexOf(other.category) ? one : other
}
