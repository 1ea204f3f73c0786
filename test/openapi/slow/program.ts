// A client that knows no more than the types of the document: `api.ts` is generated beside it. Prints the answer to a
// message.
import type { components, paths } from './api.ts'

type Models = components['schemas']
type Paths = keyof paths
type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never
type Got<Path extends Paths> = paths[Path] extends { get: { responses: { 200: infer Answer } } } ? Json<Answer> : never

const [, , url = '', token = ''] = process.argv
const authorization = `Bearer ${token}`

async function get<Path extends Paths>(path: Path): Promise<Got<Path>> {
  const response = await fetch(url + path, { headers: { authorization } })
  if (!response.ok) throw await failureOf(response)
  return await response.json()
}

async function failureOf(response: Response): Promise<Error> {
  const { error, issues = [] }: Models['ErrorResponse'] = await response.json()
  const retryAfter = response.headers.get('retry-after')
  return new Error(`${response.status} ${error} ${issues.map(({ path }) => path)} ${retryAfter ?? ''}`)
}

async function* send(body: Models['ChatSendBody']): AsyncGenerator<Models['TurnStreamEvent']> {
  const headers = { authorization, 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/chat/send`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw await failureOf(response)
  for (const frame of (await response.text()).split('\n\n')) {
    const [, id, event, data] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(frame) ?? []
    if (data !== undefined) yield JSON.parse(JSON.stringify({ id, event, data: JSON.parse(data) }))
  }
}

/** What a screen shows of an answer. */
const shown: string[] = []
for await (const read of send({ message: '!say Merhaba!\\n\\nHazır mısın?', clientId: crypto.randomUUID() })) {
  switch (read.event) {
    case 'start':
    case 'status':
    case 'citation':
    case 'reaction':
      break
    case 'chunk': {
      const { bubble, offset, delta } = read.data
      shown[bubble] = (shown[bubble] ?? '').slice(0, offset) + delta
      break
    }
    case 'restart':
      shown.length = 0
      break
    case 'done':
      shown.splice(0, shown.length, ...read.data.messages.map(({ content }) => content))
      break
    case 'error':
      throw new Error(read.data.error)
    default: {
      const unknown: never = read
      throw new Error(`an event that is not in the document: ${JSON.stringify(unknown)}`)
    }
  }
}

const { profile, needsOnboarding, examDay } = await get('/api/me')
const { messages, hasMore, turns } = await get('/api/chat/history')
const roles: Array<'user' | 'assistant'> = messages.map(({ role }) => role)
const day: string | undefined = examDay?.day
const nets: number | undefined = profile.targetNets.tyt

/** Pushes differ by their type, wherever they come from. */
type Push =
  | Models['ReplyPushData']
  | Models['ScheduledPushData']
  | Models['SilenceCheckinPushData']
  | Models['TestPushData']
export const typeOf = (push: Push) => (push.type === 'scheduled' ? push.messageType : push.type)

console.log(JSON.stringify({ shown, roles, hasMore, turns, needsOnboarding, day, nets }))
