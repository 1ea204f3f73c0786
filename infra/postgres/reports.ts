/** Takes every step, and what is missing though the rest works without. Never a secret. */
export type Reports = { did(step: string): void; warn(problem: string): void }
