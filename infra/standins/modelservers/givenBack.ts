import {
  call,
  calls,
  chunk,
  done,
  ends,
  hasResults,
  refuse,
  type Scenario,
  type Scenarios,
  type SentRequest,
  says,
  stepOf,
  stop,
} from './parts.ts'

const listed = call(0, 'call_1', 'list_scheduled', '{}')
const end = [stop('tool_calls'), done]
const callingMessage = ({ messages }: SentRequest) => messages.find((message) => message.tool_calls)

const invalid = (message: string, more: object = {}) =>
  refuse(400, { error: { message, type: 'invalid_request_error', code: 'invalid_request_error', ...more } })

/** Calls a tool with these fields in its message, and wants them back as they came. */
const wants =
  (
    first: readonly ReturnType<typeof chunk>[],
    isThere: (message: Record<string, unknown>) => boolean,
    said: string,
  ): Scenario =>
  (request) => {
    if (!hasResults(request)) return [...first, ...end]
    return isThere(callingMessage(request) ?? {}) ? [...says(said), ...ends()] : invalid(`${said} is missing.`)
  }

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const firstCall = (message: Record<string, unknown>): unknown =>
  Array.isArray(message.tool_calls) ? message.tool_calls[0] : undefined
const details = [
  { type: 'reasoning.text', text: 'pl', format: 'x', index: 0 },
  { type: 'reasoning.text', text: 'an', signature: 'SIG', format: 'x', index: 0 },
]

/** Calls a tool with a field beside it, and refuses that field when it comes back. */
const refusesBack =
  (field: string, refusal: (index: number) => unknown): Scenario =>
  (request) => {
    if (!hasResults(request)) return [chunk({ content: null, [field]: 'plan' }), calls(listed), ...end]
    const index = request.messages.findIndex((message) => field in message)
    return index < 0 ? [...says('Alansız geldi.'), ...ends()] : refuse(400, refusal(index))
  }

const requiresTools: Scenario = (request) => {
  if (hasResults(request) && !request.tools)
    return invalid(
      "litellm.UnsupportedParamsError: Bedrock doesn't support tool calling without `tools=` param specified.",
      {
        ...{ type: null, param: null, code: '400' },
      },
    )
  if (request.tool_choice === 'none') return [...says('Son adım.'), ...ends()]
  return [calls(call(0, `call_${stepOf(request)}`, 'list_scheduled', '{}')), ...end]
}

/** What the next step must carry, and what it must not. */
export const givenBack: Scenarios = {
  thoughtSignature: (request) => {
    const signed = { ...listed, extra_content: { google: { thought_signature: 'SIG' } } }
    if (!hasResults(request)) return [chunk({ role: 'assistant', tool_calls: [signed] }), ...end]
    const { index: _index, ...wanted } = signed
    if (same(firstCall(callingMessage(request) ?? {}), wanted)) return [...says('İmza geri geldi.'), ...ends()]
    const message = 'Function call is missing a thought_signature in functionCall parts.'
    return refuse(400, [{ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }])
  },
  signatureInFunction: (request) => {
    const named = { name: 'list_scheduled', arguments: '{}', thought_signature: 'SIG' }
    if (!hasResults(request)) return [calls({ index: 0, id: 'c1', type: 'function', function: named }), ...end]
    return same(firstCall(callingMessage(request) ?? {}), { id: 'c1', type: 'function', function: named })
      ? [...says('İmza geri geldi.'), ...ends()]
      : invalid('a thought_signature is missing')
  },
  reasoningBack: wants(
    [
      chunk({ role: 'assistant', content: null, reasoning_content: 'pl' }),
      chunk({ reasoning_content: 'an' }),
      calls(listed),
    ],
    (message) => message.reasoning_content === 'plan',
    'The `reasoning_content`',
  ),
  reasoningDetailsBack: wants(
    [...details.map((one) => chunk({ content: '', reasoning_details: [one] })), calls(listed)],
    (message) => same(message.reasoning_details, details),
    'reasoning_details',
  ),
  messageExtraBack: wants(
    [chunk({ role: 'assistant', extra_content: { google: { thought_signature: 'SIG' } } }), calls(listed)],
    (message) => same(message.extra_content, { google: { thought_signature: 'SIG' } }),
    'extra_content',
  ),
  reasoningBackNone: wants(
    [chunk({ role: 'assistant', content: '', reasoning_content: null, audio: null, annotations: [] }), calls(listed)],
    (message) => !('reasoning_content' in message || 'audio' in message || 'annotations' in message),
    'nothing but the call',
  ),
  reasoningRefusedByName: refusesBack('reasoning_content', () => ({
    error: { message: "property 'reasoning_content' is unsupported", type: 'invalid_request_error' },
  })),
  reasoningRefusedByPath: refusesBack('reasoning_content', (index) => ({
    detail: [
      {
        type: 'extra_forbidden',
        loc: ['body', 'messages', index, 'assistant', 'reasoning_content'],
        msg: 'Extra inputs are not permitted',
        input: 'plan',
      },
    ],
  })),
  reasoningRefusedByParam: refusesBack('reasoning', (index) => ({
    error: {
      message: `Unknown parameter: 'messages[${index}].reasoning'.`,
      param: `messages[${index}].reasoning`,
      code: 'unknown_parameter',
    },
  })),
  signatureRefused: (request) => {
    const signed = { ...listed, extra_content: { google: { thought_signature: 'SIG' } } }
    if (!hasResults(request)) return [calls(signed), ...end]
    const index = request.messages.findIndex((message) => message.tool_calls)
    if (!JSON.stringify(request.messages).includes('extra_content')) return [...says('Alansız geldi.'), ...ends()]
    const at = `messages.${index}.tool_calls.0.extra_content`
    return refuse(400, { error: { message: `${at}: Extra inputs are not permitted`, type: 'invalid_request_error' } })
  },
  fiveSteps: requiresTools,
  fiveStepsNoChoice: (request) =>
    'tool_choice' in request
      ? invalid("Unsupported parameter: 'tool_choice'", { param: 'tool_choice', code: 'unsupported_parameter' })
      : request.tools
        ? [calls(call(0, `call_${stepOf(request)}`, 'list_scheduled', '{}')), ...end]
        : [...says('Araçsız son adım.'), ...ends()],
  fiveStepsStillCalls: (request) => [
    chunk({ content: stepOf(request) >= 4 ? 'Son söz.' : '' }),
    calls(call(0, `call_${stepOf(request)}`, 'list_scheduled', '{}')),
    ...end,
  ],
  fiveStepsOnlyCalls: (request) => [calls(call(0, `call_${stepOf(request)}`, 'list_scheduled', '{}')), ...end],
}
