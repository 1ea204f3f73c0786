/** Every number that a text has, as a reader of Turkish or of a formula may read it: `1.250` is two of them. */
export function numbersIn(text: string): number[] {
  const written = text
    .replaceAll(/[−–]/g, '-')
    .replaceAll('{,}', ',')
    .replaceAll(/\\[,;! ]/g, '')
  const fractions = [
    ...written.matchAll(/(?<![\d\p{L}])(-?)\\[dt]?frac\s*\{(-?\d+)\}\s*\{(\d+)\}/gu),
    ...written.matchAll(/(?<![\d\p{L}])(-?)(\d+)\s*\/\s*(\d+)/gu),
  ].map(([, sign, above, below]) => ((sign === '-' ? -1 : 1) * Number(above)) / Number(below))
  const others = [...written.matchAll(/(?:(?<![\d\p{L})\]}])-)?\d+(?:[.,]\d+)*/gu)].flatMap(([token]) => read(token))
  return [...fractions, ...others]
}

function read(token: string): number[] {
  const sign = token.startsWith('-') ? -1 : 1
  const digits = token.replace('-', '')
  if (/^\d+$/.test(digits)) return [sign * Number(digits)]
  const [whole = '', ...rest] = digits.split(/[.,]/)
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)
  const decimal = rest.length === 1 ? [Number(`${whole}.${rest[0]}`)] : []
  const grouped = isGrouped ? [groupedNumber(digits)] : []
  const found = [...decimal, ...grouped]
  // Not one number: a date, or a list without blanks.
  return (found.length > 0 ? found : [whole, ...rest].map(Number)).map((number) => sign * number)
}

/** `1.250,5` and `1,250.5`: the last sign parts the decimals where it is another one than that of the groups. */
function groupedNumber(digits: string): number {
  const group = /[.,]/.exec(digits)?.[0] ?? '.'
  return Number(digits.replaceAll(group, '').replace(/[.,]/, '.'))
}

export const hasNumber = (text: string, value: number, tolerance = 1e-9): boolean =>
  numbersIn(text).some((number) => Math.abs(number - value) <= tolerance)
