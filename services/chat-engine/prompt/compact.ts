/** What tells a model nothing: who made a thing and when, what is null, and a reminder that there is not. */
const untold = new Set(['createdAt', 'updatedAt', 'source'])
const isTold = (field: string, value: unknown) =>
  value !== null && !untold.has(field) && !(field === 'remind' && value === false)

/** What the API shows, in the size that a model reads. */
export function compact(shown: object): object {
  const told = Object.entries(shown).filter(([field, value]) => isTold(field, value))
  return Object.fromEntries(told.map(([field, value]) => [field, compactValue(value)]))
}

function compactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compactValue)
  return typeof value === 'object' && value !== null ? compact(value) : value
}
