const decimal = new Intl.NumberFormat('tr', { maximumFractionDigits: 2 })
const signed = new Intl.NumberFormat('tr', { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
const percent = new Intl.NumberFormat('tr', { style: 'percent', maximumFractionDigits: 0 })
const collator = new Intl.Collator('tr', { sensitivity: 'base', numeric: true })

/** 82,25 */
export const sayNumber = (value: number): string => decimal.format(value)
/** +3,5 */
export const sayChange = (value: number): string => signed.format(value)
/** %74 */
export const sayPercent = (part: number): string => percent.format(part)
export const byName = (a: string, b: string): number => collator.compare(a, b)

/** Whether it is a whole number from `least` to `most`. */
export const isWhole = (value: number | null, least: number, most: number): value is number =>
  value !== null && Number.isInteger(value) && value >= least && value <= most
