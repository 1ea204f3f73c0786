/** What the model was given (`told`), which of its tools worked, and what it had to do without. */
export type Used<Names = Set<string>> = { told: Names; tools: Names; degraded: Names }

export const nothingUsed = (): Used => ({ told: new Set(), tools: new Set(), degraded: new Set() })

/** Letters that stand for names. They are stored: a letter never gets another meaning. */
const letters: { [Kind in keyof Used]: Record<string, string> } = {
  told: { profile: 'P', memory: 'M', plan: 'L', journey: 'J' },
  degraded: {
    profile: '0',
    journey: '1',
    media: '2',
    retrieval: '3',
    embedding: '4',
    'higher-education': '5',
    moderation: '6',
    model: '7',
    transcription: '8',
  },
  tools: {
    react: 'a',
    update_scratchpad: 'b',
    schedule_message: 'c',
    list_scheduled: 'd',
    cancel_scheduled: 'e',
    set_preferences: 'f',
    search_corpus: 'g',
    get_plan: 'h',
    add_plan_block: 'i',
    update_plan_block: 'j',
    get_journey: 'k',
    log_study_session: 'l',
    log_exam_result: 'm',
    get_review: 'n',
    list_mistakes: 'o',
    add_mistake: 'p',
    add_card: 'q',
  },
}

const kinds = ['told', 'tools', 'degraded'] as const
const names = new Map(
  kinds.flatMap((kind) => Object.entries(letters[kind]).map(([name, letter]) => [letter, { kind, name }] as const)),
)

/** Of a turn's record. */
export const maxUsedBytes = 200

/** In one word of letters; then come tools of other servers by their names, as many as there is room for. */
export function writeUsed(used: Used): string {
  const known = kinds.flatMap((kind) => [...used[kind]].map((name) => letters[kind][name] ?? '')).join('')
  const others = [...used.tools].filter((name) => letters.tools[name] === undefined)
  return others.reduce((text, name) => {
    const longer = `${text} ${name}`
    return Buffer.byteLength(longer) > maxUsedBytes ? text : longer
  }, known)
}

/** What `writeUsed` wrote, our own tools first. */
export function readUsed(text: string): Used<string[]> {
  const [known = '', ...others] = text.split(' ')
  const found = [...known].flatMap((letter) => names.get(letter) ?? [])
  const of = (wanted: keyof Used) => found.filter(({ kind }) => kind === wanted).map(({ name }) => name)
  return { told: of('told'), tools: [...of('tools'), ...others], degraded: of('degraded') }
}
