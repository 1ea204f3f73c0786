import { keptMilliseconds } from '@yoldas/chat-engine/corpus/find'
import { ingest } from '@yoldas/chat-engine/corpus/ingest/ingest'
import { writeCorpus } from '@yoldas/chat-engine/test/pages'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { connectDb } from '@yoldas/db'
import { eventually, patient } from '@yoldas/testkit'
import { beforeAll, expect, test } from 'vitest'
import { allEvents, answer, type ClientEvent, call, openFeed, readHistory } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
  // In words that no other test's messages have.
  await using pages = await writeCorpus({
    'genel/zurafa': {
      title: 'Zürafa kronometresi',
      url: 'https://yoldas.example/zurafa',
      year: 2025,
      body: 'Zürafa kronometresi ensede sallanır. Fagositoz destesi tersyüz dizilir. ⟨k2⟩',
    },
    'genel/karinca': { title: 'Karıncayiyen cetveli', body: 'Karıncayiyen cetveline pürtelaş çentikler kazınır.' },
  })
  await using db = await connectDb(patient(stack.database.urls['chat-engine']))
  await ingest({ db, embeddings: null, say: () => {} }, pages.folder, new AbortController().signal)
  const ingestedAt = performance.now()
  await eventually('engines to look up the corpus anew', () => performance.now() - ingestedAt > keptMilliseconds)
})

const ask = async (student: Student, message: string) =>
  await allEvents(await call(stack.url, student, 'POST', '/api/chat/send', { message }))
const history = async (student: Student): Promise<ChatMessage[]> =>
  (await readHistory(stack.url, student)).body.messages
const citations = (events: ReadonlyArray<Pick<ClientEvent, 'event' | 'data'>>) =>
  events.filter(({ event }) => event === 'citation').map(({ data }) => data)
const answered = (events: ClientEvent[]) => {
  const last = events.at(-1)
  if (last?.event !== 'done') throw new Error(`ended with ${last?.event}`)
  return last.data.messages
}

const zurafa = { id: expect.any(String), title: 'Zürafa kronometresi', url: 'https://yoldas.example/zurafa' }
const karinca = { id: expect.any(String), title: 'Karıncayiyen cetveli' }

test('an answer cites the page that it quotes, in the stream, the feed, history and the export', async () => {
  const student = await stack.student()
  using feed = await openFeed(stack.url, student)
  await feed.hello
  const events = await ask(student, 'ZURAFA kronometresinde fagositoz destesi nasil dizilir?')
  const bubbles = answered(events)
  const quoting = bubbles.find(({ content }) => content.includes('Fagositoz destesi tersyüz dizilir.'))
  expect(bubbles.map(({ sources }) => sources)).toEqual(bubbles.map(({ id }) => (id === quoting?.id ? [zurafa] : [])))
  expect(bubbles.map(({ content }) => content).join()).not.toMatch(/[⟨⟩]/)
  const cited = { turnId: quoting?.turnId, messageId: quoting?.id, sources: quoting?.sources }
  expect(citations(events)).toEqual([cited])
  await eventually('done in the feed', () => feed.events.some(({ event }) => event === 'done'))
  expect(feed.events.filter(({ event }) => event === 'citation').map(({ data }) => data)).toEqual([cited])
  const [question, ...stored] = await history(student)
  expect(question?.sources).toEqual([])
  expect(stored).toEqual(bubbles)
  const exported = (await answer(call(stack.url, student, 'GET', '/api/me/export'))).body['chat-engine']
  expect(exported).toContainEqual(expect.objectContaining({ id: quoting?.id, sources: [zurafa] }))
})

test('what search_corpus finds is cited where it is repeated', async () => {
  const events = await ask(await stack.student(), '!tool search_corpus {"query":"karıncayiyen cetveli"}')
  const [bubble] = answered(events)
  expect(bubble?.content).toContain('pürtelaş çentikler')
  expect(bubble?.sources).toEqual([karinca])
  expect(citations(events)).toEqual([{ turnId: bubble?.turnId, messageId: bubble?.id, sources: [karinca] }])
})

test('a follow-up has the passages of its topic; alone, and off every topic, there are none', async () => {
  const [student, other] = [await stack.student(), await stack.student()]
  expect(citations(await ask(other, 'devam et'))).toEqual([])
  expect(citations(await ask(other, 'Fagositoz mu yesem pilav mı'))).toEqual([])
  await ask(student, 'Zürafa kronometresinde fagositoz destesi nasıl dizilir?')
  expect(citations(await ask(student, 'devam et'))).toMatchObject([{ sources: [zurafa] }])
})

test('search_corpus gives a passage with its year, and says so when there is nothing', async () => {
  const student = await stack.student()
  const said = async (query: string) =>
    answered(await ask(student, `!tool search_corpus {"query":"${query}"}`))
      .map(({ content }) => content)
      .join('\n')
  expect(await said('zürafa kronometresi')).toContain('"year":2025')
  expect(await said('pilav tarifi')).toContain('bu konuda bir şey yok')
})

test('nothing is cited without a mark of the model’s own, whatever a student or a page writes', async () => {
  const student = await stack.student()
  const said = '!say Zürafa fagositoz ⟨k1⟩ ⟨k2⟩ ⟨k9⟩ ⟨u, v⟩'
  const events = [...(await ask(student, said)), ...(await ask(student, 'Merhaba'))]
  expect(citations(events)).toEqual([])
  const messages = await history(student)
  expect(messages.flatMap(({ sources }) => sources)).toEqual([])
  expect(messages[1]?.content).toBe('Zürafa fagositoz ‹k1› ‹k2› ‹k9› ⟨u, v⟩')
})
