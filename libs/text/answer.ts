/**
 * The text of a message of the companion's as it is read: all that there may be to show. What a text has besides is
 * text: nothing in it is HTML, and nothing is fetched.
 */
export type Answer = readonly Block[]

export type Block =
  | { type: 'paragraph'; content: readonly Inline[] }
  /** From 1 on. */
  | { type: 'heading'; level: number; content: readonly Inline[] }
  /** `start`: the number of the first item; null for items without numbers. */
  | { type: 'list'; start: number | null; items: readonly Item[] }
  | { type: 'quote'; blocks: readonly Block[] }
  | { type: 'code'; language: string | null; text: string }
  | { type: 'table'; header: readonly Cell[]; rows: readonly (readonly Cell[])[] }
  | { type: 'rule' }
  /** One in `$$` at the end of a text that goes on. */
  | { type: 'open-formula'; source: string }

/** `marker`: its number as it is written. `isDone`: of a task; null for other items. */
export type Item = { marker: string | null; isDone: boolean | null; blocks: readonly Block[] }
export type Cell = { align: 'left' | 'center' | 'right' | null; content: readonly Inline[] }

export type Inline =
  /** Line breaks in it are as they were written. */
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis' | 'deleted'; content: readonly Inline[] }
  | { type: 'code'; text: string }
  /** In LaTeX, without its dollars; `isDisplay` with two of them, on a line of its own. */
  | { type: 'formula'; source: string; isDisplay: boolean }
  /** To `http` or `https`. An image is one too, with the text that stands for it. */
  | { type: 'link'; href: string; content: readonly Inline[] }
  | { type: 'break' }
