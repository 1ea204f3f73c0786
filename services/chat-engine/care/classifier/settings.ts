/** What the training goes by; with the data it decides every weight. */
export const settings = {
  /** Raised when the features, the pieces or what is learned change. */
  features: 4,
  seed: 35,
  epochs: 15,
  rate: 4,
  lastRate: 0.02,
  biasRate: 0.1,
  /** How much more an example of distress counts than an ordinary one. */
  distressWeight: 1.5,
  /** How much a message of a conversation counts, beside a sentence: of distress, and of hints. */
  inConversations: { distress: { ordinary: 2, dangerous: 0.5 }, hints: { ordinary: 3, dangerous: 3 } },
  smoothing: 0.5,
  leastScale: 0.3,
  mostScale: 2,
  /** Batches that are left out one after the other to choose the thresholds with. */
  folds: ['a', 'b', 'c', 'e', 'f'],
  /**
   * The shares of ordinary texts that may be above each threshold: of short and of long ones, and of ordinary
   * conversations that may have any message above it.
   */
  loose: { short: 0.05, long: 0.08, conversations: 1 },
  second: { short: 0.01, long: 0.02, conversations: 0.04 },
  /** The share of short ordinary texts that may be taken for a hint. */
  hint: 0.06,
} as const
export type Settings = typeof settings
