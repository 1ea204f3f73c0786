/** Where something begins that is not the companion's words, and, where it has more than a beginning, how it ends. */
export type Found = { length: number; until?: RegExp }

const names =
  'think|thinking|thought|thoughts|reasoning|reason|reflection|analysis|scratchpad|seed:think|antthinking|inner_thoughts?|inner_monologue'
const pipe = '[|｜]'

const thoughtTag = new RegExp(`<(${names})(?:\\s[^<>]{0,120})?>`, 'iy')
const thoughtMarks: ReadonlyArray<[opening: RegExp, closing: RegExp]> = [
  [/\[THINK\]/y, /\[\/THINK\]/g],
  [/◁think▷/y, /◁\/think▷/g],
  [/<unused94>/y, /<unused95>/g],
  [/<\|channel>/y, /<channel\|>/g],
  [/<[|｜](?:begin_of_|start_|begin_)?(?:thinking|think|thought|reasoning)[|｜]>/iy, thoughtEnd('')],
]

/** An opening that stands by itself ends where its own name says so. */
function thoughtEnd(before: string): RegExp {
  return new RegExp(`${before}<${pipe}(?:/|end_of_|end_|/?end)(?:thinking|think|thought|reasoning)${pipe}>`, 'gi')
}

/** What opens a thought here. */
export function thoughtAt(text: string, at: number): Found | null {
  const [tag, name] = matchAt(thoughtTag, text, at)
  if (tag) return { length: tag.length, until: new RegExp(`</${name}\\s*>`, 'gi') }
  for (const [opening, until] of thoughtMarks) {
    const [mark] = matchAt(opening, text, at)
    if (mark) return { length: mark.length, until }
  }
  return null
}

/** What closes a thought, wherever it began. */
export const thoughtClose = new RegExp(
  [
    `</(?:${names})\\s*>`,
    '\\[/THINK\\]',
    '◁/think▷',
    '<unused95>',
    '<channel\\|>',
    `<${pipe}(?:/|end_of_|end_|/?end)(?:thinking|think|thought|reasoning)${pipe}>`,
    '<\\|channel\\|>\\s*final[^<]{0,60}<\\|message\\|>',
  ].join('|'),
  'gi',
)
const closeHere = new RegExp(thoughtClose.source, 'iy')

const begin =
  /<\|im_start\|>(?:assistant)?|<\|start_header_id\|>\w+<\|end_header_id\|>|<start_of_turn>(?:model)?|<\|assistant\|>|<\|(?:start_response|start_text|begin_of_text)\|>|<bos>/iy

/** Where a template begins its answer. */
export function beginAt(text: string, at: number): Found | null {
  const [mark] = matchAt(begin, text, at)
  return mark === undefined ? null : { length: mark.length }
}

/** A thought's end without its beginning. */
export function closeAt(text: string, at: number): Found | null {
  const [mark] = matchAt(closeHere, text, at)
  return mark === undefined || mark.includes('final') ? null : { length: mark.length }
}

const header =
  /(?:<\|end\|>\s*)?(?:<\|start\|>[^<]{0,80})?(?:<\|channel\|>([^<]{0,200}))?(?:<\|constrain\|>[^<]{0,80})?<\|message\|>/y
const messageEnd = /<\|(?:end|return|call)\|>|(?=<\|(?:start|channel)\|>)/g

/** The head of one of several messages in an answer: only the final one is for the student. */
export function headerAt(text: string, at: number): Found | null {
  const [head, channel = 'final'] = matchAt(header, text, at)
  if (head === undefined) return null
  return /^\s*final\b/.test(channel) ? { length: head.length } : { length: head.length, until: messageEnd }
}

const callName = '(?:\\w+:)?(?:tool_calls?|function_calls?|functioncall|tool_use|tool_code)'
/** Behind a tag of this kind: a call, and no sentence about the tag. */
const likeCall = '(?=\\s*(?:[{[<]|[\\w.-]{1,64}\\s*[\\n<{(]))'
const callTag = new RegExp(`<(${callName})(?:\\s[^<>]{0,120})?>${likeCall}`, 'iy')
const namedCall = /<(function|invoke)(?:=|\s+name\s*=)[^<>]{1,120}>/iy
const pipeCall = new RegExp(
  `<${pipe}((?:tool|function|action|plugin|python)[\\w▁]*?)(_start|_begin|▁begin)?${pipe}>`,
  'iy',
)
const listedCall = /\[TOOL_CALLS\]/y
const requestedCall = /\[TOOL_REQUEST\]|<start_function_call>/y
/** Never matches: what began goes on to the end of the answer. */
const never = /(?!)/g

/** A call that is written as text. */
export function callAt(text: string, at: number): Found | null {
  const [tag, name] = matchAt(callTag, text, at)
  if (tag) return { length: tag.length, until: new RegExp(`</${name}\\s*>`, 'gi') }
  const [named, kind] = matchAt(namedCall, text, at)
  if (named) return { length: named.length, until: new RegExp(`</${kind}\\s*>`, 'gi') }
  const [piped, base = '', begun] = matchAt(pipeCall, text, at)
  if (piped) {
    const end =
      begun === undefined ? `(?:/${base}|${base}_end|eom_id)` : `${base}${begun.replace(/start|begin/, 'end')}`
    return { length: piped.length, until: new RegExp(`<${pipe}${end}${pipe}>`, 'gi') }
  }
  const [listed] = matchAt(listedCall, text, at)
  if (listed) return { length: listed.length, until: never }
  const [requested] = matchAt(requestedCall, text, at)
  return requested ? { length: requested.length, until: /\[END_TOOL_REQUEST\]|<end_function_call>/g } : null
}

const citation =
  /【(?:\d[^†】\n]{0,20}†[^】\n]{0,80}|turn\d[^】\n]{0,80})】|\ue200[^\ue201\n]{0,200}\ue201|\ue200(?![^\ue201\n]{0,200}$)|[\ue201-\ue206]/y

/** A citation of a search that is not ours. */
export function citationAt(text: string, at: number): Found | null {
  const [mark] = matchAt(citation, text, at)
  return mark === undefined ? null : { length: mark.length }
}

const endTokens = new RegExp(
  `(?:(?:<${pipe}[A-Za-z][\\w▁]{1,40}${pipe}>|</s>|<eos>|<end_of_turn>|<turn\\|>|\\[EOS\\])\\s{0,200}){1,20}$`,
  'y',
)

/** Tokens that end a text, if nothing follows. */
export const endsAt = (text: string, at: number): boolean => matchAt(endTokens, text, at).length > 0

const undecided = [
  // A tag or token whose end is to come, with attributes where it may have some.
  `<(?:${pipe}?/?[\\w:▁=.]{0,64}${pipe}?)?`,
  `<(?:${names}|${callName}|function|invoke)(?:=|\\s)[^<>]{0,120}`,
  // A head of which more is to come.
  '(?:<\\|end\\|>\\s*)?(?:<\\|(?:start|channel|constrain)\\|>[^<]{0,200}){0,6}(?:<\\|?\\w{0,12}\\|?)?',
  // A tag whose call is to come.
  `<${callName}(?:\\s[^<>]{0,120})?>\\s*[\\w.-]{0,64}\\s*`,
  // The head of an answer whose role is to come.
  '(?:<\\|im_start\\|>|<start_of_turn>|<\\|start_header_id\\|>)\\w{0,9}(?:<\\|?\\w{0,13}\\|?)?',
  '\\[(?:/?[A-Z_]{0,24}|\\s*)',
  '◁/?\\w{0,12}',
  '【[^】\\n]{0,100}',
  '\\ue200[^\\ue201\\n]{0,200}',
]
const undecidedHere = new RegExp(`(?:${undecided.join('|')})$`, 'iy')

/** Whether what follows decides what begins here. */
export const isUndecidedAt = (text: string, at: number): boolean => matchAt(undecidedHere, text, at).length > 0

const cut = new RegExp(`(?:<${callName}(?:\\s[^<>]{0,120})?>\\s*[\\w.-]{0,64}\\s*|\\ue200[^\\ue201\\n]{0,200})$`, 'iy')

/** Whether nothing but the beginning of a call, or of a citation, is left. */
export const isCutAt = (text: string, at: number): boolean => matchAt(cut, text, at).length > 0

/** Where something of all this may begin. */
export const opening = /[<[◁【\ue200-\ue206]/g
export const openingOrJson = /[<[{◁【\ue200-\ue206]/g

/** UTF-16 units of the longest mark that ends something. */
export const longestEnd = 160

function matchAt(pattern: RegExp, text: string, at: number): readonly string[] {
  pattern.lastIndex = at
  return pattern.exec(text) ?? []
}
