import { z } from 'zod'
import { badRequest, invalidBody } from './errors.ts'

const TextPart = z.object({ type: z.literal('text'), text: z.string() })
const ImagePart = z.object({
  type: z.literal('image_url'),
  image_url: z.object({
    // Only how it begins: images are large, and what they show is not looked at.
    url: z.string().regex(/^(https?:\/\/\S|data:image\/(png|jpe?g|webp|gif);base64,[A-Za-z0-9+/])/, {
      error: 'expected an http(s) address or a base64 data URL of a png, jpeg, webp or gif',
    }),
    detail: z.enum(['auto', 'low', 'high']).optional(),
  }),
})
const Text = z.union([z.string(), z.array(TextPart).min(1)])

const Call = z.object({
  id: z.string().min(1),
  type: z.literal('function'),
  function: z.object({ name: z.string().min(1), arguments: z.string() }),
})

const Message = z.discriminatedUnion('role', [
  z.object({ role: z.enum(['system', 'developer']), content: Text }),
  z.object({
    role: z.literal('user'),
    content: z.union([z.string(), z.array(z.discriminatedUnion('type', [TextPart, ImagePart])).min(1)]),
  }),
  z.object({ role: z.literal('assistant'), content: Text.nullish(), tool_calls: z.array(Call).min(1).nullish() }),
  z.object({ role: z.literal('tool'), content: Text, tool_call_id: z.string() }),
])
export type Message = z.infer<typeof Message>

const Tool = z.object({
  type: z.literal('function'),
  function: z.object({
    name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/, 'expected letters, digits, _ and -, at most 64'),
    description: z.string().nullish(),
    parameters: z.looseObject({ type: z.literal('object') }).nullish(),
  }),
})

const ChatRequest = z.object({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  tools: z.array(Tool).min(1).max(128).nullish(),
  tool_choice: z
    .union([
      z.enum(['none', 'auto', 'required']),
      z.object({ type: z.literal('function'), function: z.object({ name: z.string() }) }),
    ])
    .nullish(),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  n: z.literal(1).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

/** @throws ApiError where the real service would refuse, results that belong to no call included */
export function parseChatRequest(body: unknown): ChatRequest {
  const parsed = ChatRequest.safeParse(body)
  if (!parsed.success) throw invalidBody(parsed.error, body)
  const request = parsed.data
  if (request.stream_options && !request.stream) {
    throw badRequest("The 'stream_options' parameter is only allowed when 'stream' is enabled.", 'stream_options')
  }
  if (request.tool_choice && !request.tools) {
    throw badRequest("'tool_choice' is only allowed when 'tools' are specified.", 'tool_choice')
  }
  refuseLooseResults(request.messages)
  return request
}

/** Every call is answered at once after it, by one message each; nothing else is a result. */
function refuseLooseResults(messages: readonly Message[]): void {
  let open = new Set<string>()
  for (const [index, message] of messages.entries()) {
    if (message.role === 'tool') {
      if (open.delete(message.tool_call_id)) continue
      throw badRequest(
        "Invalid parameter: messages with role 'tool' must be a response to a preceding message with 'tool_calls'.",
        `messages[${index}].role`,
      )
    }
    refuseUnanswered(open, index)
    open = new Set(message.role === 'assistant' ? message.tool_calls?.map(({ id }) => id) : [])
  }
  refuseUnanswered(open, messages.length)
}

function refuseUnanswered(open: ReadonlySet<string>, index: number): void {
  if (open.size === 0) return
  throw badRequest(
    "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. " +
      `The following tool_call_ids did not have response messages: ${[...open].join(', ')}`,
    `messages[${index}].role`,
  )
}
