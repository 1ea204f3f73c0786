import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { connectModel } from '@yoldas/chat-engine/clients/model'
import { seconds } from '@yoldas/chat-engine/modelCheck/abilities'
import { ask } from '@yoldas/chat-engine/modelCheck/ask'
import { checkModel, type Options, type Question, questions } from '@yoldas/chat-engine/modelCheck/check'
import type { Finding } from '@yoldas/chat-engine/modelCheck/findings'
import { type Model, type ModelServers, startModel, startModelServers } from '@yoldas/standins'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Listening, listening, readSent, type Sent, startScenarios } from './scenarios.ts'

let servers: ModelServers
let scenarios: Listening
let standin: Model
beforeAll(async () => {
  servers = await startModelServers({ pace: 0.002 })
  scenarios = await startScenarios(servers)
  standin = await startModel()
})
afterAll(async () => {
  await Promise.all([scenarios, servers, standin].map((server) => server[Symbol.asyncDispose]()))
})

type More = Partial<Options['model']>
async function check(baseUrl: string, more: More = {}) {
  const model = { baseUrl, apiKey: 'x', name: 'fake', maxAnswerTokens: 8_192, silentMilliseconds: 300, ...more }
  const found: Partial<Record<Question, Finding>> = {}
  const verdict = await checkModel(
    { model, historyTokens: 8_000, now: new Date() },
    { onAsking: () => {}, onFinding: (question, finding) => Object.assign(found, { [question]: finding }) },
  )
  return { found, ...verdict }
}
const checkScenario = (scenario: string, more?: More) => check(`${scenarios.url}/${scenario}/v1`, more)

const works = (says: RegExp = /./) => ({ state: 'works', says: expect.stringMatching(says) })
const lacks = (says: RegExp, todo: RegExp = /./) => ({
  state: 'lacks',
  says: expect.stringMatching(says),
  todo: expect.stringMatching(todo),
})
const off = { state: 'off', says: expect.stringContaining('MODEL_WITHOUT') }

type Row = [scenario: string, found: Partial<Record<Question, object>>, more?: More]

describe.concurrent('the check of a model finds what an engine would meet', () => {
  test.each<Row>([
    [
      'plain',
      { answers: works(), ends: works(), thoughts: works(/none reach/), usage: works(), 'last words': works() },
    ],
    ['plain', { 'Turkish letters': lacks(/without ç/), 'tool calls': lacks(/words instead/, /MODEL_WITHOUT=tools/) }],
    ['plain', { 'tool results': { state: 'unasked', says: 'it called no tool' }, images: lacks(/did not see/) }],
    ['plain', { thoughts: works(/only delays/) }, { thinks: true }],
    ['think', { thoughts: works() }],
    ['thinkLone', { thoughts: lacks(/students would read/, /MODEL_THINKS=true/) }],
    ['thinkLone', { thoughts: works(/MODEL_THINKS=true hides/) }, { thinks: true }],
    ['nonStream', { answers: works(), streams: lacks(/all at once/), ends: works() }],
    ['nodone', { ends: works(), usage: lacks(/does not count/, /estimates/) }],
    ['cutreset', { answers: works(), ends: lacks(/connection broke/) }],
    ['orError', { answers: works(), ends: lacks(/reports an error/) }],
    ['endMaxTokens', { ends: lacks(/goes on to its limit/, /MAX_ANSWER_TOKENS/) }],
    ['lone', { 'Turkish letters': lacks(/broken/, /UTF-8/) }],
    ['noTools', { 'tool calls': lacks(/refuses tools/, /MODEL_WITHOUT=tools/), 'last words': works() }],
    ['noTools', { 'tool calls': off, 'tool results': off, 'last words': off }, { without: ['tools'] }],
    ['tools/toolNoIndex', { 'tool calls': works(/called/), 'tool results': works() }],
    ['tools/reasoningBack', { 'tool calls': works(), 'tool results': works() }],
    ['tools/toolText', { 'tool calls': lacks(/words instead/) }],
    ['noImages', { images: lacks(/refuses images/, /MODEL_WITHOUT=images/) }],
    ['noImages', { images: off }, { without: ['images'] }],
    ['inputOver', { 'long talk': lacks(/only half/, /HISTORY_TOKENS/) }],
    ['maxOver', { answers: works(), ends: works() }],
  ])('%s', async (scenario, expected, more) => {
    const { found, canWork } = await checkScenario(scenario, more)
    expect(found).toMatchObject(expected)
    expect(Object.keys(found)).toHaveLength(12)
    // None of these servers writes the letters of a sentence back.
    expect(canWork).toBe(false)
  })

  test('says what MODEL_WITHOUT may name, and nothing that it names already', async () => {
    expect((await checkScenario('noStreamOptions')).refused).toEqual(['stream_options'])
    expect((await checkScenario('noStreamOptions', { without: ['stream_options'] })).refused).toEqual([])
  })

  test.each([
    ['unknown400', /refuses with 400/, /docs\/models\.md/],
    ['redirect', /refuses with 307/, /redirects are not followed/],
    ['htmlBody', /Chat Completions/, /MODEL_BASE_URL/],
    ['eosAlone', /no words/, /chat template/],
    ['jsonBody', /reports an error/, /its log/],
  ])('%s: nothing more is asked where there is no answer', async (scenario, says, todo) => {
    const { found, canWork } = await checkScenario(scenario)
    expect(found).toEqual({ answers: lacks(says, todo) })
    expect(canWork).toBe(false)
  })

  test.each([
    [401, /check MODEL_API_KEY/],
    [404, /MODEL_NAME/],
  ])('names the variable behind a %d, and repeats nothing of it', async (status, todo) => {
    await using server = await listening(
      createServer((_request, response) => response.writeHead(status).end('{"error":{"message":"bad key sk-x"}}')),
    )
    const { found } = await check(`${server.url}/v1`)
    expect(found).toEqual({ answers: lacks(new RegExp(`^the server refuses with ${status}$`), todo) })
  })

  test('a server that is not there is named by its variable', async () => {
    expect((await check('http://127.0.0.1:9/v1')).found).toEqual({
      answers: lacks(/cannot be reached/, /MODEL_BASE_URL/),
    })
  })

  test('a needed feature that the operator gives up is not missing', async () => {
    expect(await check(standin.url, { without: ['tools'] })).toMatchObject({
      canWork: true,
      found: { 'tool calls': off },
    })
  })

  test('all questions together take less than a minute, however long each answer takes', () => {
    const { first, tools, results, other, long, cached } = seconds
    expect(first + Math.max(tools + results, other) + long + cached).toBeLessThan(60)
  })

  test('an answer that has no end in time is late, and what came is kept', async () => {
    const model = connectModel({
      baseUrl: `${scenarios.url}/idleForever/v1`,
      apiKey: 'x',
      name: 'x',
      maxAnswerTokens: 9,
    })
    const heard = await ask(model, { messages: [{ role: 'user', content: 'merhaba' }], tools: [] }, 5)
    expect(heard).toMatchObject({ failure: 'late', text: 'Başladım' })
  })

  test('a server that can do all passes every question', async () => {
    await using server = await startIdeal()
    const { found, ...verdict } = await check(`${server.url}/v1`)
    expect(found).toEqual(Object.fromEntries(Object.keys(questions).map((question) => [question, works()])))
    expect(verdict).toEqual({ canWork: true, refused: [] })
  })
})

const newestOf = ({ messages }: Sent): string =>
  JSON.stringify(messages.findLast(({ role }) => role === 'user')?.content)

/** What a good model answers to each question. */
function idealAnswer(sent: Sent): object {
  const newest = newestOf(sent)
  if (sent.messages.at(-1)?.role === 'tool') return { content: 'Kurdum.' }
  if (sent.tools && sent.tool_choice !== 'none')
    return {
      tool_calls: [{ index: 0, id: 'c1', function: { name: 'schedule_message', arguments: '{"text":"kimya"}' } }],
    }
  if (newest.includes('image_url')) return { content: 'Kırmızı' }
  if (newest.includes('numaram')) return { content: JSON.stringify(sent.messages[1]?.content).match(/\d+/)?.[0] }
  return { content: newest }
}

/** Streams in three pieces, and has cached what it read before. */
function startIdeal(): Promise<Listening> {
  return listening(
    createServer(async (request, response) => {
      const sent = await readSent(request)
      const delta = idealAnswer(sent)
      const send = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const piece of ['Tamam, ', 'bakalım: ']) {
        if ('content' in delta) send({ choices: [{ delta: { content: piece } }] })
        await setTimeout(200)
      }
      send({ choices: [{ delta, finish_reason: 'tool_calls' in delta ? 'tool_calls' : 'stop' }] })
      const cached = sent.messages.length > 9 ? 4_000 : 0
      send({ usage: { prompt_tokens: 5_000, completion_tokens: 9, prompt_tokens_details: { cached_tokens: cached } } })
      response.end('data: [DONE]\n\n')
    }),
  )
}

const program = resolve(import.meta.dirname, '../../services/chat-engine/modelCheck.ts')

const { PATH, NODE_COMPILE_CACHE } = process.env
/** As an operator runs it, with nothing else in its environment. */
const run = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [program], { env: { PATH, NODE_COMPILE_CACHE, ...env }, timeout: 90_000 }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error) => ({ code: error.code, stdout: String(error.stdout), stderr: String(error.stderr) }),
  )

describe.concurrent('npm run model:check', () => {
  test('prints a line for each question and ends with 0 where the companion can work', async () => {
    const withPassword = standin.url.replace('http://', 'http://elif:geheim@')
    const { code, stdout, stderr } = await run({
      MODEL_BASE_URL: withPassword,
      MODEL_API_KEY: 'sk-secret',
      MODEL_NAME: 'stand-in',
    })
    expect(code).toBe(0)
    const lines = stdout.trimEnd().split('\n')
    expect(lines).toHaveLength(14)
    expect(lines[0]).toMatch(/^Asking "stand-in" at 127\.0\.0\.1:\d+$/)
    for (const question of Object.keys(questions))
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^(works|lacks) +${question}  `)))
    expect(lines.at(-1)).toBe('The companion can work with this model.')
    expect(stderr).toMatch(/^… a first answer \(up to 15 s\)\n/)
    expect(stdout + stderr).not.toMatch(/sk-secret|geheim/)
  })

  test('ends with 1 where a needed feature is missing; asks each model that may take over too', async () => {
    const [url, key] = [`${scenarios.url}/noTools/v1`, 'x']
    const { code, stdout } = await run({
      ...{ MODEL_BASE_URL: url, MODEL_API_KEY: key, MODEL_NAME: 'first' },
      ...{ MODEL_FALLBACK_1_BASE_URL: url, MODEL_FALLBACK_1_API_KEY: key, MODEL_FALLBACK_1_NAME: 'second' },
    })
    expect(code).toBe(1)
    expect(stdout).toMatch(/^Asking "first" at \S+\n/)
    expect(stdout).toMatch(/^Asking "second" at \S+ \(MODEL_FALLBACK_1_…\)$/m)
    for (const names of ['MODEL_', 'MODEL_FALLBACK_1_']) {
      expect(stdout).toMatch(
        new RegExp(`^FAILS +tool calls +the server refuses tools → .*\\b${names}WITHOUT=tools`, 'm'),
      )
      expect(stdout).toMatch(new RegExp(`^The server refuses tools: ${names}WITHOUT=tools spares`, 'm'))
    }
  })

  test('ends with 2 and names the variables that are wrong', async () => {
    const { code, stdout, stderr } = await run({ MODEL_BASE_URL: 'sk-secret', MODEL_WITHOUT: 'sight', MODEL_NAME: 'x' })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/MODEL_BASE_URL: [\s\S]*MODEL_API_KEY: [\s\S]*MODEL_WITHOUT/)
    expect(stderr).not.toContain('sk-secret')
  })
})
