import type { Locator, Page } from 'playwright-core'

/** Who walks, and where. */
export type Walk = { page: Page; url: string; first: Locator }
export type Step = { name: string; walk(walk: Walk): Promise<void> }
