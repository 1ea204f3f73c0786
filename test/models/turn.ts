import type { Bus } from '@yoldas/bus'
import { liveTurn } from '@yoldas/chat-engine/answer/live'
import type { Tool } from '@yoldas/chat-engine/answer/toolbox'
import { connectModel } from '@yoldas/chat-engine/clients/model'
import { runTurn } from '@yoldas/chat-engine/engine/run'
import { claimSend, enterEngine, turnDeps } from '@yoldas/chat-engine/test/engine'
import { noUsage, type Usage } from '@yoldas/chat-engine/turn/store'
import type { LiveEvent } from '@yoldas/contracts/live'
import { type DbPool, sql } from '@yoldas/db'
import type { ModelServers } from '@yoldas/standins'
import { z } from 'zod'

type Options = {
  thinks?: boolean
  turnSeconds?: number
  /** What the student wrote behind the scenario's name. */
  words?: string
  withOuterTool?: boolean
}

export type Played = {
  /** The stored bubbles; null of a turn that failed. */
  bubbles: string[] | null
  /** What a client rebuilt from the stream. */
  shown: string[]
  /** The tools that ran, with their arguments. */
  ran: string[]
  /** Requests that the server got. */
  asked: ReturnType<ModelServers['received']>
  degraded: string[]
  usage: Usage
}

const Stored = z.object({ content: z.string() })
let turns = 0

/** Runs a turn of a student's own, stored as any other, with a model server that follows this scenario. */
export async function play(
  { db, bus, servers }: { db: DbPool; bus: Bus; servers: ModelServers },
  scenario: string,
  { thinks = false, turnSeconds = 20, words = 'merhaba', withOuterTool = false }: Options = {},
): Promise<Played> {
  turns += 1
  const text = `Q:${scenario} ${words} (${turns})`
  const ran: string[] = []
  const named = (name: string): Tool => ({
    definition: { type: 'function', function: { name, description: `${name} yapar`, parameters: { type: 'object' } } },
    begin: () => async (written) => {
      ran.push(Object.keys(Object(written)).length > 0 ? `${name} ${JSON.stringify(written)}` : name)
      return 'oldu'
    },
  })
  const model = connectModel({
    ...{ baseUrl: servers.url, apiKey: 'x', name: 'fake', maxAnswerTokens: 8_192, thinks, silentMilliseconds: 300 },
  })
  const outer: Tool = { ...named('search_programs'), source: 'higher-education' }
  const deps = turnDeps(
    { db, bus, model },
    {
      tools: ['list_scheduled', 'get_journey', 'search_corpus', 'update_scratchpad'].map(named),
      turnSeconds,
      ...(withOuterTool && { higherEducation: { source: 'higher-education', tools: async () => [outer] } }),
    },
  )
  const claim = await claimSend(db, await enterEngine(db), { text })
  const events: LiveEvent[] = []
  const live = liveTurn({ publishLive: (_student, _turn, event) => events.push(event) }, claim)
  const orders = { abandoned: new AbortController().signal, stopped: new AbortController().signal }
  await runTurn(deps, claim, live, orders)
  const stored = await db.any(sql.type(Stored)`
    SELECT content FROM message WHERE turn_id = ${claim.turnId} AND role = 'assistant' ORDER BY position
  `)
  const ended = events.at(-1)?.event
  if (ended !== 'done' && ended !== 'error') throw new Error('the turn has no end')
  return {
    bubbles: ended === 'done' ? stored.map(({ content }) => content) : null,
    shown: shownIn(events),
    ran,
    asked: servers.received().filter(({ request }) => JSON.stringify(request.messages).includes(text)),
    degraded: events.flatMap((event) => (event.event === 'status' ? (event.data.degraded ?? []) : [])),
    usage: await usageOf(db, claim.turnId),
  }
}

const UsageRow = z.object({
  model: z.string().nullable(),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
})

async function usageOf(db: DbPool, turnId: string): Promise<Usage> {
  const row = await db.one(sql.type(UsageRow)`
    SELECT model, input_tokens AS "inputTokens", output_tokens AS "outputTokens" FROM turn WHERE id = ${turnId}
  `)
  return { ...noUsage, ...row }
}

function shownIn(events: readonly LiveEvent[]): string[] {
  const shown: string[] = []
  for (const { event, data } of events) {
    if (event !== 'chunk') continue
    shown[data.bubble] = (shown[data.bubble] ?? '').slice(0, data.offset) + data.delta
  }
  return shown.filter((text) => text !== '')
}
