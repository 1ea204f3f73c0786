import fc from 'fast-check'
import type { ApiDocument, Parameter } from './document.ts'
import { ownIds, valuesOf } from './schema.ts'

export const fillPath = (path: string, params: Record<string, string>) =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => params[name] ?? '')

const tricks = [
  ...['', '.', '..', '%2e', '%2e%2e', '%2e%2e%2f', '..%2f..%2fapi%2fme', '%2f', 'a%2fb', '%5c..%5c', 'a/b', '/', '//'],
  ...['%00', '@own:0@%00', '@own:0@%20', '@own:0@%2f', '@own:0@/', '@own:0@;a=b', '@own:0@%0d%0a', '%0d%0aX-Y:1'],
  ...[
    '%',
    '%z',
    '%zz',
    '%ff',
    '%c0%ae',
    '%ed%a0%80',
    '%u0041',
    '%25%32%65',
    '%252e',
    '+',
    '*',
    '>',
    ':turnId',
    '{turnId}',
  ],
  ...[
    'null',
    'undefined',
    'NaN',
    '0',
    '-1',
    '1e999',
    '__proto__',
    'constructor',
    '%F0%9F%98%80',
    '%E2%80%AE',
    '$where',
  ],
  ...['x'.repeat(101), 'x'.repeat(5000), '%41'.repeat(2000), '0'.repeat(36), "';--", 'live.%3E', 'a.*.b'],
]

/**
 * By its name, what a parameter is where no schema can say it: emojis of several code points, and what is nearly one.
 */
const usualTexts: Record<string, fc.Arbitrary<string>> = {
  emoji: fc
    .constantFrom(
      ...['👍', '👍🏽', '❤️', '👩‍👩‍👧‍👦', '🏳️‍🌈', '🇹🇷', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '☀️', '😀', '🔥', '🎉'],
      ...['❤', '1', '🇹', '👍👍', '👍 ', '🏽', '\u200d', '\ufe0f', '👍🏽🏽', '👍\0'],
    )
    .map(encodeURIComponent),
}

/** What stands for a parameter in an address. */
export function pathTexts({ name, schema }: Parameter, resolve: ApiDocument['resolve']): fc.Arbitrary<string> {
  const { valid, nearMiss } = valuesOf(schema, resolve)
  const text = (value: string) => encodeAny(asText(value))
  return fc.oneof(
    { weight: 4, arbitrary: usualTexts[name] ?? ownIds },
    { weight: 3, arbitrary: valid.map(text) },
    { weight: 2, arbitrary: nearMiss.map(text) },
    { weight: 3, arbitrary: fc.constantFrom(...tricks) },
  )
}

/** A JSON value as a person would write it into an address. */
function asText(value: string): string {
  const parsed: unknown = value === '1e999' ? value : JSON.parse(value)
  return typeof parsed === 'string' ? parsed : value
}

/** Lone surrogates too, as the bytes that they would be. */
export const encodeAny = (text: string) =>
  [...text].map((point) => (point.isWellFormed() ? encodeURIComponent(point) : '%ED%A0%80')).join('')

export const oddQueries = fc.constantFrom(
  ...[
    '',
    '&',
    '=',
    '?',
    '=x',
    '&&&',
    'x',
    '__proto__=x',
    '__proto__[x]=y',
    'constructor=x',
    'hasOwnProperty=',
    '%00=%00',
  ],
  ...[
    '%=%',
    '%ff=%ff',
    'a=%F0%9F%98%80',
    'a[]=1&a[]=2',
    'a.b=c',
    'sub=x&studentKey=y',
    'limit[]=5',
    'LIMIT=0',
    'q='.repeat(1500),
  ],
)

const numberTexts = fc.constantFrom(
  ...['0', '1', '5', '59', '60', '61', '-1', '007', '1.0', '1e1', '0x1', '%31', '+1', '%201'],
)
const oddTexts = fc.constantFrom('', '%00', '%ff', '%', '%ED%A0%80', 'cDE', 'cDE%3D', 'null', '@cursor:0@=')
const cursors = fc.nat(30).map((n) => `@cursor:${n}@`)

/** What stands behind `=`: mostly what the parameter takes, since one that is wrong hides what the others do. */
function queryTexts({ schema }: Parameter, resolve: ApiDocument['resolve']): fc.Arbitrary<string> {
  const { valid, nearMiss } = valuesOf(schema, resolve)
  const { type, pattern, enum: words } = resolve(schema)
  const isFree = type === 'string' && pattern === undefined && words === undefined
  return fc.oneof(
    { weight: 12, arbitrary: valid.map((text) => encodeAny(asText(text))) },
    { weight: 2, arbitrary: nearMiss.map((text) => encodeAny(asText(text))) },
    { weight: 1, arbitrary: oddTexts },
    ...(isFree ? [{ weight: 6, arbitrary: cursors }] : []),
    ...(type === 'integer' ? [{ weight: 2, arbitrary: numberTexts }] : []),
  )
}

/** The query of an address, without `?`. */
export function queries(parameters: Parameter[], resolve: ApiDocument['resolve']): fc.Arbitrary<string> {
  const isDay = ({ schema }: Parameter) => resolve(schema).format === 'date'
  const [days, others] = [parameters.filter(isDay), parameters.filter((parameter) => !isDay(parameter))]
  const own = (parameter: Parameter) => {
    const { name, required } = parameter
    const value = queryTexts(parameter, resolve)
    const given = value.map((text) => [`${name}=${text}`])
    const twice = fc.tuple(value, value).map(([one, other]) => [`${name}=${one}`, `${name}=${other}`])
    return fc.oneof(
      { weight: required ? 1 : 9, arbitrary: fc.constant([]) },
      { weight: required ? 14 : 6, arbitrary: given },
      { weight: 1, arbitrary: twice },
    )
  }
  const apart = fc.tuple(...days.map(own)).map((parts) => parts.flat())
  const sameDay = ({ schema }: Parameter) =>
    valuesOf(schema, resolve).valid.map((text) => days.map(({ name }) => `${name}=${asText(text)}`))
  // Two that are drawn apart are mostly too far from each other.
  const ofDays = days[0] ? fc.oneof(apart, sameDay(days[0])) : apart
  const odd = fc.oneof(
    { weight: 9, arbitrary: fc.constant([]) },
    oddQueries.map((text) => [text]),
  )
  return fc.tuple(ofDays, ...others.map(own), odd).map((parts) =>
    parts
      .flat()
      .filter((part) => part !== '')
      .join('&'),
  )
}
