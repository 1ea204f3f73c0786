import { asData } from '../prompt/prompt.ts'
import { countCharacters } from '../text/bubbles.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const characters = (value: unknown): number => countCharacters(asData(value))

const longestText = 500
const nothing = { truncated: 'all of it: too long' }

/** Code points that a value is never cut below. */
export const leastCut = characters(nothing)

/** Data as `asData` wrote it, cut to so many code points where it has more. */
export const cutData = (written: string, most: number): string =>
  countCharacters(written) <= most ? written : asData(cutToFit(JSON.parse(written), most))

/**
 * The value, made smaller until it has at most so many code points as data: first the rows of its longest list lose the
 * fields that are lists themselves (a history, say), then the last rows go, then nested fields and long texts. What was
 * left out is said under `truncated`. What cannot be made small enough is only named.
 */
export function cutToFit(value: unknown, most: number): unknown {
  const fits = (candidate: unknown) => characters(candidate) <= most
  if (fits(value)) return value
  const holder = isFields(value) ? value : { rows: value }
  const list = longestList(holder)
  const shrunk = list === null ? withoutHeavyFields(holder, fits) : withFewerRows(holder, list, fits)
  return shrunk ?? nothing
}

function longestList(fields: Fields): string | null {
  const lists = Object.entries(fields).filter(([, value]) => Array.isArray(value) && value.length > 0)
  const [longest] = lists.map(([name, value]) => ({ name, size: characters(value) })).sort((a, b) => b.size - a.size)
  return longest?.name ?? null
}

function withFewerRows(holder: Fields, list: string, fits: (candidate: unknown) => boolean): Fields | null {
  const found = holder[list]
  const rows: unknown[] = Array.isArray(found) ? found : []
  const light = withoutLists(rows)
  const cutAt = (kept: number, shown: readonly unknown[], without: readonly string[]) => ({
    ...holder,
    [list]: shown.slice(0, kept),
    truncated: {
      ...(kept < rows.length && { [list]: `${kept} of ${rows.length}` }),
      ...(without.length > 0 && { without }),
    },
  })
  const tries = [light, simplify(light)]
  for (const { rows: shown, without } of tries) {
    const kept = greatest(rows.length, (count) => fits(cutAt(count, shown, without)))
    if (kept > 0) return cutAt(kept, shown, without)
  }
  return withoutHeavyFields({ ...holder, [list]: undefined, truncated: { [list]: `0 of ${rows.length}` } }, fits)
}

type Lighter = { rows: unknown[]; without: string[] }

/** Rows without their fields that are lists. */
function withoutLists(rows: readonly unknown[]): Lighter {
  const without = new Set<string>()
  const lighter = rows.map((row) => {
    if (!isFields(row)) return row
    return Object.fromEntries(
      Object.entries(row).filter(([name, value]) => {
        if (Array.isArray(value)) without.add(name)
        return !Array.isArray(value)
      }),
    )
  })
  return { rows: lighter, without: [...without] }
}

/** Rows of short texts, numbers and the like alone. */
function simplify({ rows, without }: Lighter): Lighter {
  const left = new Set(without)
  const smaller = rows.map((row) => {
    if (!isFields(row)) return typeof row === 'string' ? shorten(row) : null
    return Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => {
        if (typeof value === 'string') return [[name, shorten(value)]]
        if (typeof value !== 'object' || value === null) return [[name, value]]
        left.add(name)
        return []
      }),
    )
  })
  return { rows: smaller, without: [...left] }
}

const shorten = (text: string): string => {
  const points = [...text]
  return points.length <= longestText ? text : `${points.slice(0, longestText - 1).join('')}…`
}

/** The fields that fit, the light ones first; null when not even the note of what is missing does. */
function withoutHeavyFields(holder: Fields, fits: (candidate: unknown) => boolean): Fields | null {
  const byWeight = Object.entries(holder)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value: typeof value === 'string' ? shorten(value) : value }))
    .map((field) => ({ ...field, weight: characters(field.value) }))
    .toSorted((one, other) => one.weight - other.weight)
  const cutAt = (kept: number) => ({
    ...Object.fromEntries(byWeight.slice(0, kept).map(({ name, value }) => [name, value])),
    truncated: { ...(isFields(holder.truncated) && holder.truncated), fields: `${kept} of ${byWeight.length}` },
  })
  const kept = greatest(byWeight.length, (count) => fits(cutAt(count)))
  return kept > 0 || fits(cutAt(0)) ? cutAt(kept) : null
}

/** The greatest count that is good, of 0 to `highest`, where each below a good one is good too; 0 when none is. */
function greatest(highest: number, isGood: (count: number) => boolean): number {
  let [good, bad] = [0, highest + 1]
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (isGood(middle)) good = middle
    else bad = middle
  }
  return good
}
