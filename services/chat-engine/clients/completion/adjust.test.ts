import { describe, expect, test } from 'vitest'
import { type Adjustment, adjustmentsFor } from './adjust.ts'
import type { Feature, Sent } from './request.ts'

const everything: Sent = {
  fields: new Set<Feature>(['max_completion_tokens', 'stream_options', 'cache_key', 'tools', 'tool_choice', 'images']),
  opaque: new Set(['reasoning_content', 'extra_content']),
  hasOuterTools: true,
  hasHistory: true,
  limit: 8_192,
}
const found = (body: unknown, sent: Partial<Sent> = {}) =>
  adjustmentsFor(typeof body === 'string' ? body : JSON.stringify(body), { ...everything, ...sent })

const feature = (name: Feature): Adjustment => ({ kind: 'feature', feature: name })
const value = (name: 'images' | 'outerTools' | 'tools' | 'olderHalf'): Adjustment => ({ kind: 'value', value: name })
const error = (message: string, more: object = {}) => ({ error: { message, ...more } })
const listed = (loc: unknown[], msg = 'Extra inputs are not permitted', more: object = {}) => ({
  detail: [{ type: 'extra_forbidden', loc: ['body', ...loc], msg, ...more }],
})

describe('a field that a server does not know is left out', () => {
  test.each<[Feature, unknown]>([
    [
      'max_completion_tokens',
      error(
        "Unsupported parameter: 'max_completion_tokens' is not supported with this model. Use 'max_tokens' instead.",
      ),
    ],
    ['max_completion_tokens', error('Extra inputs are not permitted, field: "max_completion_tokens", value: 8192')],
    ['max_completion_tokens', error('x', { param: 'max_completion_tokens', code: 'unknown_parameter' })],
    ['stream_options', error('Unrecognized request argument supplied: stream_options')],
    ['stream_options', error("Additional properties are not allowed ('stream_options' was unexpected)")],
    ['stream_options', { error: 'json: unknown field "stream_options"' }],
    ['stream_options', { message: 'stream_options is not supported' }],
    ['stream_options', 'stream_options: unknown parameter'],
    ['stream_options', listed(['stream_options'])],
    ['stream_options', [error('Invalid JSON payload received. Unknown name "stream_options": Cannot find field.')]],
    ['stream_options', { errors: [{ message: 'Property `stream_options` is not allowed' }] }],
    ['stream_options', error('litellm.BadRequestError: OpenAIException - Unknown field: stream_options')],
    [
      'stream_options',
      error(
        "1 validation error\nstream_options\n  Extra inputs are not permitted [type=extra_forbidden, input_value={'include_usage': True}]",
        { param: 'stream_options' },
      ),
    ],
    ['cache_key', error("Unknown parameter: 'prompt_cache_key'.")],
    ['cache_key', listed(['prompt_cache_key'])],
    ['tools', error('registry.ollama.ai/library/gemma3:4b does not support tools')],
    ['tools', { error: 'model does not support tools' }],
    ['tools', error('This model does not support function calling.')],
    ['tools', error("litellm.UnsupportedParamsError: x does not support parameters: ['tools'], for model=y")],
    ['stream_options', error("x does not support parameters: ['stream_options'], for model=y")],
    ['tools', error('Tool use is not supported by this model')],
    ['tools', error('`tools` is not supported in this API')],
    ['tools', error('"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set')],
    ['tools', error("Unsupported parameter: 'tools'", { param: 'tools', code: 'unsupported_parameter' })],
    ['tools', listed(['tools'])],
    ['tool_choice', error("Unsupported parameter: 'tool_choice'", { param: 'tool_choice' })],
    ['tool_choice', error('tool_choice is not supported for this model')],
    ['images', error('This model does not support image input')],
    ['images', error('This model does not support images')],
    ['images', error('image input is not supported')],
    ['images', error('gemma is not a multimodal model')],
    ['images', error('At most 0 image(s) may be provided in one request.')],
    ['images', error('Invalid content type. image_url is only supported by certain models.')],
    ['images', error('unknown variant `image_url`, expected `text`')],
    ['field:reasoning_content', error("property 'reasoning_content' is unsupported")],
    ['tool_choice', error("tool_choice must be one of 'auto', 'required'")],
    [
      'field:reasoning_content',
      error(
        "'messages.2' : for 'role:assistant' the following must be satisfied[('messages.2' : property 'reasoning_content' is unsupported)]",
      ),
    ],
    ['field:reasoning_content', listed(['messages', 2, 'assistant', 'reasoning_content'])],
    ['field:extra_content', error('messages.2.tool_calls.0.extra_content: Extra inputs are not permitted')],
    ['field:reasoning_content', error('x', { param: 'messages[2].reasoning_content' })],
  ])('%s, by %j', (name, body) => {
    expect(found(body)).toEqual([feature(name)])
  })

  test('and all of them where the answer lists several', () => {
    const detail = ['max_completion_tokens', 'stream_options'].map((field) => ({
      loc: ['body', field],
      msg: 'Extra inputs',
    }))
    expect(found({ message: { detail } })).toEqual([feature('max_completion_tokens'), feature('stream_options')])
  })

  test('unless it was not sent', () => {
    const fields = new Set<Feature>()
    expect(found(error('Unrecognized request argument supplied: stream_options'), { fields })).toEqual([])
    expect(found(error('model does not support tools'), { fields })).toEqual([])
    expect(found(error('This model does not support image input'), { fields })).toEqual([])
    expect(found(error("property 'reasoning_content' is unsupported"), { opaque: new Set() })).toEqual([])
  })
})

describe('nothing is changed', () => {
  test.each<[string, unknown]>([
    [
      'by words that the answer repeats of the request',
      listed(['messages', 1, 'user', 'content'], 'Value error', {
        type: 'value_error',
        input: 'stream_options is unknown; the model does not support tools or images',
      }),
    ],
    [
      'by repeated words in a text',
      error("1 validation error [type=value_error, input_value='tools is not supported', input_type=str]"),
    ],
    [
      'by repeated words in a list that is a text',
      {
        message:
          "[{'type': 'value_error', 'loc': ('body', 'messages'), 'msg': 'Value error', 'input': 'stream_options is not supported'}]",
      },
    ],
    [
      'where tools are missing',
      error("litellm.UnsupportedParamsError: Bedrock doesn't support tool calling without `tools=` param specified."),
    ],
    [
      'where thoughts are missing',
      error('The `reasoning_content` in the thinking mode must be passed back to the API.'),
    ],
    [
      'where a filter refuses the prompt',
      error('The response was filtered due to the prompt triggering content management policy.', {
        param: 'prompt',
        code: 'content_filter',
      }),
    ],
    ['by a reason that is not known', error('Something is wrong.')],
    ['by a body that is not JSON', '<html>400</html>'],
    ['by no body', ''],
    [
      'by a model that is not known',
      error('The model `x` does not exist', { param: 'model', code: 'model_not_found' }),
    ],
  ])('%s', (_what, body) => {
    expect(found(body)).toEqual([])
  })
})

describe('a value that a server refuses is left out in that turn', () => {
  test.each<[string, unknown]>([
    ['a path', error("Invalid schema for function 'x'", { param: 'tools[1].function.parameters' })],
    ['a list', listed(['tools', 1, 'function', 'parameters'])],
    ['a path in a sentence', error('tools.3.custom.input_schema: JSON schema is invalid')],
    [
      'a path in a sentence about an unknown name',
      error(`Unknown name "x" at 'tools[0].function_declarations[3].parameters'`),
    ],
    ['a sentence about a schema', error("Invalid schema for function 'x': None is not of type 'object'")],
    [
      'a list of tools that is too long',
      error("Invalid 'tools': array too long. Expected at most 16", { param: 'tools' }),
    ],
  ])('tools of other servers first, then our own: %s', (_what, body) => {
    expect(found(body)).toEqual([value('outerTools')])
    expect(found(body, { hasOuterTools: false })).toEqual([value('tools')])
  })

  test.each<[string, unknown]>([
    [
      'a path',
      error('.messages[21].image[0]: you have uploaded an unsupported image', { param: 'messages[21].image[0]' }),
    ],
    ['a path to a part', listed(['messages', 3, 'user', 'content', 1, 'source'], 'cannot be read')],
    ['a code', error('Could not process the upload', { code: 'invalid_image_format' })],
    ['a sentence', error('Unable to process input image. Please retry.')],
    ['an unsupported format', error('You uploaded an unsupported image. Please make sure your image is valid.')],
  ])('images: %s', (_what, body) => {
    expect(found(body)).toEqual([value('images')])
  })
})

describe('a limit that is too large', () => {
  const limit = (tokens: number): Adjustment => ({ kind: 'limit', limit: tokens })
  test.each<[unknown, number]>([
    [
      error('max_tokens is too large: 8192. This model supports at most 4096 completion tokens', {
        param: 'max_tokens',
      }),
      4096,
    ],
    [error('Invalid max_tokens value, the valid range of max_tokens is [1, 4096]'), 4096],
    [
      error(
        'max_tokens: 8192 > 4096, which is the maximum allowed number of output tokens for claude-3-haiku-20240307',
      ),
      4096,
    ],
    [error('`max_tokens` must be less than or equal to `2,048`'), 2048],
    [error('Range of max_tokens should be [1, 6000]'), 6000],
    [
      listed(['max_tokens'], 'Input should be less than or equal to 4096', {
        type: 'less_than_equal',
        ctx: { le: 4096 },
      }),
      4096,
    ],
    [error('max_completion_tokens must be at most 100'), 512],
  ])('is lowered to the one that %j names', (body, tokens) => {
    expect(found(body)).toEqual([limit(tokens)])
  })

  test('is halved for that step where none is named, and never below 512', () => {
    const body = error('max_tokens exceeds what this model can write', { param: 'max_tokens' })
    expect(found(body)).toEqual([{ kind: 'stepLimit', limit: 4096 }])
    expect(found(body, { limit: 600 })).toEqual([{ kind: 'stepLimit', limit: 512 }])
    expect(found(body, { limit: 512 })).toEqual([])
  })

  test.each<unknown>([
    error(
      "This model's maximum context length is 8192 tokens. However, you requested 11192 tokens (3000 in the messages, 8192 in the completion).",
    ),
    error(
      "This model's maximum context length is 8192 tokens. However, you requested 11192 tokens. Please reduce the length.",
    ),
    error(
      "'max_tokens' or 'max_completion_tokens' is too large: 8192. This model's maximum context length is 8192 tokens and your request has 3000 input tokens (8192 > 8192 - 3000).",
      { param: 'max_tokens' },
    ),
    error(
      "You passed 3000 input tokens and requested 8192 output tokens. However, the model's context length is only 8192 tokens.",
    ),
    error(
      'input length and `max_tokens` exceed context limit: 3000 + 8192 > 8192, decrease input length or `max_tokens` and try again',
    ),
    error(
      "This endpoint's maximum context length is 8192 tokens. However, you requested about 11192 tokens (3000 of text input, 8192 in the output).",
    ),
    error(
      'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 8192. Given: 3000 `inputs` tokens and 8192 `max_new_tokens`',
    ),
  ])('is what the context leaves, for that step: %j', (body) => {
    expect(found(body)).toEqual([{ kind: 'stepLimit', limit: 5192 }])
  })
})

describe('an input that is too long', () => {
  test.each<unknown>([
    error('prompt is too long: 210000 tokens > 200000 maximum'),
    error('the request exceeds the available context size. try increasing the context size', {
      type: 'exceed_context_size_error',
      n_prompt_tokens: 9000,
      n_ctx: 8192,
    }),
    error('the request (9000 tokens) exceeds the available context size (8192 tokens)'),
    error('The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).'),
    error("This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.", {
      code: 'context_length_exceeded',
    }),
    error(
      "This model's maximum context length is 8192 tokens. However, you requested 16292 tokens (8100 in the messages, 8192 in the completion).",
    ),
  ])('is asked with half the history, once: %j', (body) => {
    expect(found(body)).toEqual([value('olderHalf')])
    expect(found(body, { hasHistory: false }).filter(({ kind }) => kind === 'value')).toEqual([])
  })
})
