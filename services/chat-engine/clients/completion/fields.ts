/** An object of JSON, whose fields may be anything. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
