import type { Span } from '../../desk.ts'

/** What a span did, and to what: a statement and its table, a request and whom it asked, else the span's own name. */
export function nameOf({ name, service, attributes }: Pick<Span, 'name' | 'service' | 'attributes'>): string {
  const text = (key: string) => (attributes[key] === undefined ? '' : String(attributes[key]))
  const statement = text('db.query.text')
  if (statement !== '') return nameOfStatement(statement) ?? name
  const [asked, method] = [text('rpc.service'), text('http.request.method')]
  if (asked !== '') return asked === service ? name : `${name} → ${asked}`
  if (method === '' || text('http.route') !== '' || text('server.address') === '') return name
  const port = text('server.port')
  return `${method} ${text('server.address')}${port === '' ? '' : `:${port}`}`
}

/** They read what the statement was given. */
const valuesOnly = /^(?:unnest|generate_series|jsonb?_\w+)$/i

/** `INSERT message`, `SELECT end_turn()`; undefined where it says neither. */
function nameOfStatement(statement: string): string | undefined {
  const text = statement.replaceAll(/--[^\n]*|\/\*.*?\*\//gms, ' ').trim()
  // Neither that of FOR UPDATE, nor that of ON CONFLICT DO UPDATE.
  const [, verb, changed] =
    /\b(INSERT INTO|(?<!\b(?:FOR|FOR NO KEY|DO) )UPDATE|DELETE FROM)\s+(?:ONLY\s+)?"?([\w.]+)/i.exec(text) ?? []
  if (verb && changed) return `${verb.split(' ')[0]?.toUpperCase()} ${changed}`
  const reads = [...text.matchAll(/\b(?:FROM|JOIN)\s+(?:LATERAL\s+|ONLY\s+)?"?([\w.]+)"?\s*(\()?/gi)]
  const [, read, call = ''] = reads.find(([, target = '']) => !valuesOnly.test(target)) ?? reads[0] ?? []
  if (read) return `SELECT ${read}${call && '()'}`
  const [first] = /^\w+/.exec(text) ?? []
  return first?.toUpperCase()
}
