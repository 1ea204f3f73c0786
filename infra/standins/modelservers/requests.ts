import { plain, refuse, type Scenario, type Scenarios, type SentRequest } from './parts.ts'

const openAiError = (message: string, more: object = {}) => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...more },
})

/** Answers plainly, unless what is found in the request is refused. */
const unless =
  <Found>(
    find: (request: SentRequest) => Found | false | undefined | null,
    refusal: (found: Found) => unknown,
    status = 400,
  ): Scenario =>
  (request) => {
    const found = find(request)
    return found ? refuse(status, refusal(found)) : plain
  }

const has = (field: string) => (request: SentRequest) => field in request
const imageAt = ({ messages }: SentRequest): number =>
  messages.findIndex(({ content }) => Array.isArray(content) && content.some(({ type }) => type === 'image_url'))
const hasImage = (request: SentRequest) => imageAt(request) >= 0
const limitOf = ({ max_completion_tokens: current, max_tokens: older }: SentRequest): number =>
  Number(current ?? older ?? Number.POSITIVE_INFINITY)
const over = (most: number) => (request: SentRequest) => limitOf(request) > most && limitOf(request)
const inputOf = ({ messages }: SentRequest) => Math.ceil(JSON.stringify(messages).length / 4)

const mistralFields = new Set(
  ['model', 'messages', 'tools', 'tool_choice', 'stream', 'max_tokens', 'temperature', 'top_p', 'stop'].concat(
    ...['random_seed', 'response_format', 'parallel_tool_calls', 'safe_prompt'],
  ),
)
/** The companion's own: any other tool comes from an outer server. */
const ownTools = new Set(
  'add_plan_block cancel_scheduled get_journey get_plan list_scheduled log_exam_result log_study_session react'
    .concat(' schedule_message search_corpus set_preferences update_plan_block update_scratchpad get_review')
    .concat(' add_mistake add_card list_mistakes')
    .split(' '),
)
const outerTool = ({ tools = [] }: SentRequest) =>
  tools.map((tool, index) => ({ index, name: tool.function.name })).find(({ name }) => !ownTools.has(name))

const contextLimit = 8192
const exceeds = (request: SentRequest) =>
  inputOf(request) + limitOf(request) > contextLimit && { input: inputOf(request), output: limitOf(request) }

/** The roles that templates want: the user first, then by turns. Results of tools are the user's. */
function breaksAlternation({ messages }: SentRequest): boolean {
  const roles = messages
    .slice(messages[0]?.role === 'system' ? 1 : 0)
    .map(({ role }) => (role === 'tool' ? 'user' : role))
  return roles.some((role, nth) => role === 'system' || role === (roles[nth - 1] ?? 'assistant'))
}

/** Requests that a server does not take as they are. */
export const requests: Scenarios = {
  strictParams: unless(
    (request) =>
      Object.keys(request).filter((field) => !mistralFields.has(field)).length > 0 &&
      Object.keys(request).filter((field) => !mistralFields.has(field)),
    (fields) => ({
      object: 'error',
      message: {
        detail: fields.map((field) => ({
          ...{ type: 'extra_forbidden', loc: ['body', field], msg: 'Extra inputs are not permitted' },
        })),
      },
      type: 'invalid_request_error',
    }),
    422,
  ),
  noMaxCompletion: unless(has('max_completion_tokens'), () =>
    openAiError("Unsupported parameter: 'max_completion_tokens'", {
      ...{ param: 'max_completion_tokens', code: 'unsupported_parameter' },
    }),
  ),
  noStreamOptions: unless(has('stream_options'), () =>
    openAiError('Unrecognized request argument supplied: stream_options'),
  ),
  noStreamOptionsGo: unless(has('stream_options'), () => ({ error: 'json: unknown field "stream_options"' })),
  noStreamOptionsList: unless(
    has('stream_options'),
    () => ({
      detail: [
        {
          ...{ type: 'extra_forbidden', loc: ['body', 'stream_options', 'include_usage'], msg: 'Extra inputs' },
          input: 'this model does not support tools',
        },
      ],
    }),
    422,
  ),
  noStreamOptionsText: unless(has('stream_options'), () => ({
    object: 'error',
    message:
      "[{'type': 'extra_forbidden', 'loc': ('body', 'stream_options'), 'msg': 'Extra inputs are not permitted', 'input': {'x': 'tools is not supported'}}]",
  })),
  noStreamOptionsNested: unless(has('stream_options'), () =>
    openAiError('Provider returned error', {
      code: 400,
      metadata: { raw: JSON.stringify(openAiError("Unknown name 'stream_options': Cannot find field.")) },
    }),
  ),
  noCacheKey: unless(has('prompt_cache_key'), () =>
    openAiError("Unknown parameter: 'prompt_cache_key'.", { param: 'prompt_cache_key', code: 'unknown_parameter' }),
  ),
  gpt5: unless(
    (request) => ['temperature', 'max_tokens', 'presence_penalty', 'top_p'].find((field) => field in request),
    (param) => openAiError('Unsupported value', { param, code: 'unsupported_value' }),
  ),
  noTools: unless(has('tools'), () => openAiError('registry/model does not support tools', { type: 'api_error' })),
  noToolsVllm: unless(has('tools'), () =>
    openAiError('"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'),
  ),
  noToolsParam: unless(has('tools'), () =>
    openAiError("'tools' is not supported with this model.", { param: 'tools', code: 'unsupported_parameter' }),
  ),
  noImages: unless(hasImage, () =>
    openAiError('This model does not support image input', { code: 'unsupported_value' }),
  ),
  noImagesVariant: unless(hasImage, () => ({
    error: { message: 'unknown variant `image_url`, expected `text`', type: 'invalid_request_error' },
  })),
  alternate: unless(breaksAlternation, () => ({
    object: 'error',
    message: 'Conversation roles must alternate user/assistant/user/assistant/...',
    ...{ type: 'BadRequestError', code: 400 },
  })),
  systemFirst: unless(
    ({ messages }) => messages.some(({ role }, index) => role === 'system' && index > 0),
    () => ({ object: 'error', message: 'System message must be at the beginning.' }),
  ),
  maxOver: unless(over(4096), (limit) =>
    openAiError(`max_tokens is too large: ${limit}. This model supports at most 4096 completion tokens`, {
      ...{ param: 'max_tokens', code: 'invalid_value' },
    }),
  ),
  maxOverRange: unless(over(4096), () =>
    openAiError('Invalid max_tokens value, the valid range of max_tokens is [1, 4096]'),
  ),
  maxOverList: unless(
    over(4096),
    (input) => ({
      detail: [
        {
          ...{ type: 'less_than_equal', loc: ['body', 'max_tokens'], input, ctx: { le: 4096 } },
          msg: 'Input should be less than or equal to 4096',
        },
      ],
    }),
    422,
  ),
  maxOverUnnamed: unless(over(3000), () =>
    openAiError('max_tokens exceeds what this model can write', { param: 'max_tokens' }),
  ),
  maxTiny: unless(over(100), () => openAiError('max_tokens must be at most 100', { param: 'max_tokens' })),
  contextOver: unless(exceeds, ({ input, output }) =>
    openAiError(
      `This model's maximum context length is ${contextLimit} tokens. However, you requested ${input + output} tokens (${input} in the messages, ${output} in the completion).`,
      { type: 'BadRequestError', code: 400 },
    ),
  ),
  contextOverVllm: unless(exceeds, ({ input, output }) =>
    openAiError(
      `'max_tokens' or 'max_completion_tokens' is too large: ${output}. This model's maximum context length is ${contextLimit} tokens and your request has ${input} input tokens (${output} > ${contextLimit} - ${input}).`,
      { param: 'max_tokens' },
    ),
  ),
  inputOver: unless(
    (request) => inputOf(request) > 4000 && inputOf(request),
    (input) =>
      openAiError(`the request (${input} tokens) exceeds the available context size (4000 tokens)`, {
        ...{ type: 'exceed_context_size_error', n_prompt_tokens: input, n_ctx: 4000 },
      }),
  ),
  badTool: unless(outerTool, ({ index, name }) =>
    openAiError(`Invalid schema for function '${name}': schema must have type 'object'.`, {
      ...{ param: `tools[${index}].function.parameters`, code: 'invalid_function_parameters' },
    }),
  ),
  badToolInText: unless(outerTool, ({ index }) =>
    openAiError(`tools.${index}.custom.input_schema: JSON schema is invalid. It must match JSON Schema`),
  ),
  badImage: unless(
    (request) => hasImage(request) && { at: imageAt(request) },
    ({ at }) =>
      openAiError(`.messages[${at}].image[0]: you have uploaded an unsupported image`, {
        ...{ param: `messages[${at}].image[0]`, code: 'invalid_image_format' },
      }),
  ),
  badImageList: unless(
    (request) => hasImage(request) && { at: imageAt(request) },
    ({ at }) => ({
      detail: [
        { type: 'value_error', loc: ['body', 'messages', at, 'user', 'content', 1, 'image_url'], msg: 'cannot decode' },
      ],
    }),
    422,
  ),
  echoedInput: (request) =>
    refuse(422, {
      detail: [
        {
          ...{ type: 'value_error', loc: ['body', 'messages', 1, 'user', 'content'], msg: 'Value error' },
          input: 'stream_options is not supported; this model does not support tools; max_completion_tokens is unknown',
          ctx: { fields: Object.keys(request) },
        },
      ],
    }),
  azure400: () =>
    refuse(400, {
      error: {
        message: 'The response was filtered due to the prompt triggering content management policy.',
        ...{ type: null, param: 'prompt', code: 'content_filter', status: 400 },
        innererror: { code: 'ResponsibleAIPolicyViolation' },
      },
    }),
  unknown400: () => refuse(400, openAiError('Something is wrong.')),
}

const slow = { error: { message: 'slow', type: 'rate_limit' } }
const until =
  (nth: number, status: number, said: unknown, headers: Record<string, string> = {}): Scenario =>
  (_request, count) =>
    count < nth ? refuse(status, said, headers) : plain

/** Refusals that pass, or that never do. */
export const statuses: Scenarios = {
  rate429: until(3, 429, slow, { 'retry-after': '1' }),
  rate429long: until(2, 429, slow, { 'retry-after': '3600' }),
  e503html: until(2, 503, '<html>503</html>', { 'content-type': 'text/html' }),
  e408: until(2, 408, ''),
  redirect: () => refuse(307, '', { location: '/v2/chat/completions' }),
}
