import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'

/** Who walks, and where. */
export type Walk = { page: Page; url: string; first: Locator }
export type Step = { name: string; walk(walk: Walk): Promise<void> }
/** Steps in a window of their own. */
export type Visit = {
  name: string
  window: BrowserContextOptions
  /** Before the page is opened. */
  prepare?(context: BrowserContext, url: string): Promise<unknown>
  steps: readonly Step[]
  /** No step needs the one before: what fails stops no other. */
  areApart?: boolean
}
