import sharp from 'sharp'
import { useTools } from '../answer/useTools.ts'
import type { Feature, LeftOut, Prompt } from '../clients/completion/request.ts'
import type { Model } from '../clients/model.ts'
import { asData } from '../prompt/prompt.ts'
import { tools as engineTools } from '../tools/index.ts'
import { ask, type Heard } from './ask.ts'
import { type Finding, failureOf, lacks, off, unasked, works } from './findings.ts'
import { askForNumber, keptNumber, longTalk, system, user } from './talk.ts'

/** The model as it is configured, and what the engine would tell it. */
export type Subject = { model: Model; without: readonly Feature[]; historyTokens: number; now: Date }

const tools = engineTools.map(({ definition }) => definition)
const names = new Set(tools.map((tool) => tool.function.name))

/**
 * What an answer may take. The first comes alone, then those about tools beside the others, then the long ones: less
 * than a minute together.
 */
export const seconds = { first: 15, tools: 12, results: 8, other: 20, long: 12, cached: 10 }

const sentence = 'Çalışkan öğrenciler ığdır ağaçlarının gölgesinde üşüdü, İzmir’e döndü.'
const letters = [...'çğıöşüİ']

export async function writesTurkish({ model, now }: Subject): Promise<Finding> {
  const messages = [system(now), user(`Şu cümleyi aynen yaz, başka bir şey ekleme: ${sentence}`)]
  const heard = await ask(model, { messages, tools: [] }, seconds.other)
  const failed = failureOf(heard)
  if (failed) return failed
  const text = heard.text.toWellFormed().normalize('NFC')
  const missing = letters.filter((letter) => !text.includes(letter))
  if (text.includes('\ufffd')) return lacks('letters arrive broken', 'look for a proxy or server that breaks UTF-8')
  return missing.length === 0
    ? works(`${letters.join(' ')} arrive whole`)
    : lacks(`a sentence came back without ${missing.join(' ')}`, 'use a model that writes Turkish')
}

const reminder = 'Yarın 18:30’da kimya tekrarını hatırlat.'

/** What one call of a tool and its result came to. */
export type ToolTrial = { calls: Finding; results: Finding }

export async function usesTools({ model, without, now }: Subject): Promise<ToolTrial> {
  const leftOutBy = off('left out by MODEL_WITHOUT: no reminders, plan or sources')
  if (without.includes('tools')) return { calls: leftOutBy, results: leftOutBy }
  const leftOut: LeftOut = {}
  const prompt: Prompt = { messages: [system(now), user(reminder)], tools, leftOut }
  const heard = await ask(model, prompt, seconds.tools)
  const calls = failureOf(heard) ?? judgeCalls(heard, model.known.without().has('tools') || leftOut.tools === true)
  if (heard.calls.length === 0) return { calls, results: unasked('it called no tool') }
  const done = { has: () => true, call: async () => asData({ ok: true }) }
  const step = await useTools(done, heard, { status: () => {} })
  const next = await ask(model, { ...prompt, messages: [...prompt.messages, ...step.messages] }, seconds.results)
  return { calls, results: failureOf(next) ?? judgeResults(next) }
}

const goWithout = 'or set MODEL_WITHOUT=tools and go without reminders, plan and sources'

function judgeCalls({ calls }: Heard, isRefused: boolean): Finding {
  if (isRefused) return lacks('the server refuses tools', `start it with tool calling, ${goWithout}`)
  const [call] = calls
  if (!call) return lacks('it answers with words instead of a call', `start the server with tool calling, ${goWithout}`)
  if (!names.has(call.name)) return lacks('it calls a tool that it was not offered', `use another model, ${goWithout}`)
  return isObject(call.arguments)
    ? works(`it called ${call.name}`)
    : lacks('the arguments of its call are not a JSON object', `use another model or tool parser, ${goWithout}`)
}

function isObject(written: string): boolean {
  try {
    const value: unknown = JSON.parse(written)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

const judgeResults = ({ text, calls }: Heard): Finding =>
  text.trim() === '' && calls.length === 0
    ? lacks('after a tool’s result it says nothing', 'check the chat template: it has to know the role `tool`')
    : works('it goes on after a tool’s result')

/** The last step of a turn has tools in it that may not be called. */
export async function closesWithWords({ model, without, now }: Subject): Promise<Finding> {
  if (without.includes('tools')) return off('left out by MODEL_WITHOUT')
  const prompt: Prompt = { messages: [system(now), user(reminder)], tools, mayCall: false, leftOut: {} }
  const heard = await ask(model, prompt, seconds.other)
  const failed = failureOf(heard)
  if (failed) return failed
  return heard.text.trim() === ''
    ? lacks('where it may call no tool it says nothing', `use a server that takes tool_choice "none", ${goWithout}`)
    : works('where it may call no tool it answers with words')
}

const red = { r: 220, g: 20, b: 20 }

export async function seesImages({ model, without, now }: Subject): Promise<Finding> {
  if (without.includes('images')) return off('left out by MODEL_WITHOUT: it is told that there is a picture')
  const image = await sharp({ create: { width: 96, height: 96, channels: 3, background: red } })
    .jpeg()
    .toBuffer()
  const url = `data:image/jpeg;base64,${image.toString('base64')}`
  const text = 'Bu görselin tamamı tek renk. Hangi renk? Tek sözcükle yaz.'
  const content = [
    { type: 'text' as const, text },
    { type: 'image_url' as const, image_url: { url } },
  ]
  const leftOut: LeftOut = {}
  const messages = [system(now), { role: 'user' as const, content }]
  const heard = await ask(model, { messages, tools: [], leftOut }, seconds.other)
  const todo = 'use a model that sees, or set MODEL_WITHOUT=images'
  if (leftOut.images) return lacks('the server refuses images', todo)
  const failed = failureOf(heard)
  if (failed) return failed
  return /kırmızı|kirmizi|\bred\b/.test(heard.text.toLocaleLowerCase('tr'))
    ? works('it saw what is on a picture')
    : lacks('it did not see what is on a picture', todo)
}

const context = 'raise the server’s context, or lower HISTORY_TOKENS'

/** A prompt at its longest, tools included, and the same once more with another question behind it. */
export async function holdsLongTalk({ model, historyTokens, now }: Subject): Promise<{
  whole: Finding
  cached: Finding
}> {
  const talk = longTalk(now, historyTokens)
  const leftOut: LeftOut = {}
  const messages = [...talk, askForNumber]
  const prompt: Prompt = { messages, tools, mayCall: false, cacheKey: 'model-check', leftOut }
  const heard = await ask(model, prompt, seconds.long)
  const failed = failureOf(heard)
  if (failed) return { whole: failed, cached: unasked('the long conversation had no answer') }
  const whole = judgeMemory(heard, leftOut.olderHalf === true)
  const again = { ...prompt, messages: [...talk, user('Birinci gün hangi konuyu çalıştım? Tek sözcükle yaz.')] }
  return { whole, cached: judgeCache(await ask(model, again, seconds.cached)) }
}

function judgeMemory({ text, counted }: Heard, isHalved: boolean): Finding {
  if (isHalved) return lacks('the server takes only half of the longest conversation', context)
  if (!text.includes(keptNumber)) return lacks('it does not know how the longest conversation began', context)
  return works(counted ? `it remembers what stood ${counted.input} tokens before` : 'it remembers how it began')
}

function judgeCache(heard: Heard): Finding {
  const failed = failureOf(heard)
  if (failed) return failed
  if (heard.cachedTokens > 0)
    return works(`${heard.cachedTokens} of ${heard.counted?.input} tokens came from its cache`)
  return lacks(
    'the server reports no cached tokens',
    'turn on its prompt cache and its report of it: each message costs the whole conversation',
  )
}
