/** What the tour prints, in this order; anything may stand between. */
export const expected: Array<string | RegExp> = [
  '"needsOnboarding":',
  '"displayName":"Elif"',
  ...['event: start', 'event: chunk', 'event: done'],
  'event: done',
  ...['event: start', 'event: done'],
  '"hasMore":',
  ...['"status":"pending"', '"status":"ready"'],
  ...[/"role":"user".*"media":\[\{/, 'event: done'],
  '"emoji":"👍","actor":"user"',
  '"platform":"android"',
  '"replyToken":',
  '"accepted":true',
  ...[/"scheduled":\[\{/, '"removed":true'],
  ...['"block":{', '"session":{', '"totalMinutes":'],
  ...['"exam":{', '"change":'],
  /"blocks":\[.*"subject":"Matematik"/,
  'event: citation',
  'event: hello',
  ...['kelime1', 'event: done'],
  ...['"tool":"search_programs"', 'event: done'],
  ...['"kind":"hung"', '"degraded":["higher-education"]', '"fault":null'],
  'event: error',
]

/** The commands of a page, as one block. */
export function commandsOf(page: string): string {
  return [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block).join('\n')
}

/** The tour of a stack whose parts are elsewhere than where they are by default. */
export function movedTo(tour: string, addresses: Record<string, string>): string {
  const moved = { GATEWAY_URL: 8080, AUTH_URL: 8090, FCM_URL: 8091, MCP_URL: 8093 }
  return Object.entries(moved).reduce((text, [name, port]) => {
    const address = addresses[name]
    return address ? text.replaceAll(`localhost:${port}`, new URL(address).host) : text
  }, tour)
}

/** Where the system answers otherwise than docs/tour.md says: what is printed to the standard error, and the first thing that is not printed. */
export function problemsOf(output: string, errors: string): string[] {
  const problems = errors.trim() === '' ? [] : [errors.trim()]
  let rest = output
  for (const [i, part] of expected.entries()) {
    const { index = 0, 0: found = '' } = rest.match(part instanceof RegExp ? part : RegExp(escaped(part))) ?? {}
    if (found === '')
      return [...problems, `${part} (${i + 1} of ${expected.length}) is not printed after the one before it`]
    rest = rest.slice(index + found.length)
  }
  return problems
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
