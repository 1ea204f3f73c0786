/** The arguments are text that need not be JSON: a model may get them wrong, and so may `!tool`. */
export type ToolCall = { name: string; arguments: string }

/** How one request ends instead of with an answer. */
export type Ending = { kind: 'fail'; status: number } | { kind: 'hang' } | { kind: 'garbage' }

/** How an answer breaks off after so many tokens or pieces of calls. */
export const faults = ['closed', 'reset', 'silent', 'comments', 'malformed', 'error'] as const
export type Fault = { kind: (typeof faults)[number]; after: number }

/** What one request of a turn is answered with; the turn's next request gets the next step. */
export type Step = { calls: ToolCall[]; ending: Ending | undefined; fault: Fault | undefined }

/** What a look at the message by `/moderations` is to find. */
export type ModerationDirectives = {
  scores: Record<string, number>
  ending: Ending | undefined
  afterMilliseconds: number
}

export type Directives = {
  /** The message without its directives. */
  text: string
  /** The answer, token by token, where the message fixes it. */
  answer: string[] | undefined
  firstMilliseconds: number | undefined
  delayMilliseconds: number | undefined
  /** The connection drops after so many tokens of the answer's text. */
  breakAfter: number | undefined
  steps: Step[]
  loop: ToolCall | undefined
  /** What the answer's mark of distress says, such as `acute/abuse`. */
  care: string | undefined
  /** What the answer's mark of a hint says: nothing, or `yeni`. */
  hint: string | undefined
  moderation: ModerationDirectives
  /** Directives that are unknown or malformed, as they were written. */
  unclear: string[]
}

const longestDelayMilliseconds = 600_000
const mostTokens = 200_000

type Reading = Omit<Directives, 'text' | 'answer'> & { plain: string[]; said: string[]; tokens: string[] | undefined }

/**
 * Lines that begin with `!` are directives, `!!` stands for a `!` of the text. `!say` lines are joined by newlines and
 * `\n` in them is one too; a bare `!say` is an empty answer. `!fail`, `!hang`, `!garbage` and `!fault` hold for the
 * step that they are written in, everything else for the whole turn. `!for name …` is a directive for the model of this
 * name alone.
 */
export function parseDirectives(message: string, model = ''): Directives {
  const reading: Reading = {
    plain: [],
    said: [],
    tokens: undefined,
    firstMilliseconds: undefined,
    delayMilliseconds: undefined,
    breakAfter: undefined,
    steps: [],
    loop: undefined,
    care: undefined,
    hint: undefined,
    moderation: { scores: {}, ending: undefined, afterMilliseconds: 0 },
    unclear: [],
  }
  for (const line of message.split(/\r?\n/)) {
    if (line.startsWith('!!')) reading.plain.push(line.slice(1))
    else if (!line.startsWith('!')) reading.plain.push(line)
    else if (!readDirective(line, reading, model)) reading.unclear.push(line.trimEnd())
  }
  const { plain, said, tokens, ...rest } = reading
  const isFixed = said.length > 0 || tokens !== undefined
  const answer = isFixed ? [...tokensOf(said.join('\n')), ...(tokens ?? [])] : undefined
  return { ...rest, text: plain.join('\n').trim(), answer }
}

/** False when we do not know the directive. */
function readDirective(line: string, reading: Reading, model: string): boolean {
  const [, name = '', rest = ''] = /^!(\S*)(?:\s(.*))?$/s.exec(line) ?? []
  switch (name) {
    case 'say':
      reading.said.push(rest.replaceAll('\\n', '\n'))
      return true
    case 'tokens':
      return readNumber(rest, mostTokens, (count) => {
        reading.tokens = countedTokens(count)
      })
    case 'first':
      return readNumber(rest, longestDelayMilliseconds, (milliseconds) => {
        reading.firstMilliseconds = milliseconds
      })
    case 'delay':
      return readNumber(rest, longestDelayMilliseconds, (milliseconds) => {
        reading.delayMilliseconds = milliseconds
      })
    case 'break':
      return readNumber(rest, mostTokens, (count) => {
        reading.breakAfter = count
      })
    case 'for': {
      const [, named, directive] = /^(\S+)\s+(.*)$/s.exec(rest) ?? []
      if (named === undefined || directive === undefined) return false
      return named !== model || readDirective(`!${directive}`, reading, model)
    }
    case 'step':
      if (reading.steps.length === 0) currentStep(reading)
      reading.steps.push(emptyStep())
      return true
    case 'fault':
      return readFault(rest, currentStep(reading))
    case 'tool':
      return readCall(rest, (call) => currentStep(reading).calls.push(call))
    case 'loop':
      return readCall(rest, (call) => {
        reading.loop = call
      })
    case 'fail':
      return readNumber(rest, 599, (status) => endStep(reading, { kind: 'fail', status }), 400)
    case 'care':
      reading.care = rest.trim()
      return true
    case 'hint':
      reading.hint = rest.trim()
      return true
    case 'moderate':
      return readScore(rest, reading.moderation.scores)
    case 'moderate-fail':
      return readNumber(rest, 599, (status) => endModeration(reading, { kind: 'fail', status }), 400)
    case 'moderate-hang':
      return endModeration(reading, { kind: 'hang' })
    case 'moderate-garbage':
      return endModeration(reading, { kind: 'garbage' })
    case 'moderate-after':
      return readNumber(rest, longestDelayMilliseconds, (milliseconds) => {
        reading.moderation.afterMilliseconds = milliseconds
      })
    case 'hang':
    case 'garbage':
      endStep(reading, { kind: name })
      return true
    default:
      return false
  }
}

const emptyStep = (): Step => ({ calls: [], ending: undefined, fault: undefined })

function readFault(text: string, step: Step): boolean {
  const [, name, after = ''] = /^(\S+)\s+(\d{1,6})\s*$/.exec(text) ?? []
  const kind = faults.find((one) => one === name)
  if (kind) step.fault = { kind, after: Number(after) }
  return kind !== undefined
}

function currentStep({ steps }: Reading): Step {
  const step = steps.at(-1) ?? emptyStep()
  if (steps.length === 0) steps.push(step)
  return step
}

function endStep(reading: Reading, ending: Ending): void {
  currentStep(reading).ending = ending
}

function endModeration({ moderation }: Reading, ending: Ending): true {
  moderation.ending = ending
  return true
}

function readScore(text: string, scores: Record<string, number>): boolean {
  const [, category, score = ''] = /^\s*(\S+)\s+(0(?:\.\d+)?|1(?:\.0+)?)\s*$/.exec(text) ?? []
  if (!category) return false
  scores[category] = Number(score)
  return true
}

function readNumber(text: string, max: number, set: (value: number) => void, min = 0): boolean {
  const value = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) return false
  set(value)
  return true
}

function readCall(text: string, set: (call: ToolCall) => void): boolean {
  const [, name, rest = ''] = /^\s*(\S+)\s*(.*)$/s.exec(text) ?? []
  if (!name) return false
  set({ name, arguments: rest.trim() || '{}' })
  return true
}

/** Words of at most seven characters with the blanks before them; line breaks are tokens of their own. */
export function tokensOf(text: string): string[] {
  return text.match(/\n+|[^\S\n]*\S{1,7}|[^\S\n]+/gu) ?? []
}

/** `kelime1 `, `kelime2 `, …: each token ends with its blank, so n tokens are `kelime1 kelime2 … kelimen `. */
export function countedTokens(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `kelime${index + 1} `)
}
