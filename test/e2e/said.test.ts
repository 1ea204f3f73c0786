import { answers, bubbles as byHand } from '@yoldas/chat-engine/care/answers'
import { replacements } from '@yoldas/chat-engine/care/replacements'
import { saidPatterns } from '@yoldas/chat-engine/care/saidPatterns'
import { promptVersion } from '@yoldas/chat-engine/prompt/promptVersion'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { eventually } from '@yoldas/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { allEvents, type ClientEvent, call, type FeedEvent, openFeed, readHistory } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
})

const ask = async (student: Student, ...lines: string[]) =>
  await allEvents(await call(stack.url, student, 'POST', '/api/chat/send', { message: lines.join('\n') }))
const history = async (student: Student): Promise<ChatMessage[]> =>
  (await readHistory(stack.url, student)).body.messages
const answered = (events: ClientEvent[]): ChatMessage[] => {
  const last = events.at(-1)
  if (last?.event !== 'done') throw new Error(`ended with ${last?.event}`)
  expect(last.data.finish).toBe('complete')
  return last.data.messages
}
const contents = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content)

/** What a client has shown after each chunk. */
function states(events: ReadonlyArray<ClientEvent | FeedEvent>): string[][] {
  const bubbles: string[] = []
  return events.flatMap((one) => {
    if (one.event !== 'chunk') return []
    const { bubble, offset, delta } = one.data
    bubbles[bubble] = (bubbles[bubble] ?? '').slice(0, offset) + delta
    return [[...bubbles]]
  })
}

const isWrittenByHand = (category: keyof typeof answers.acute, bubbles: readonly ChatMessage[]) =>
  answers.acute[category].some((text) => contents(bubbles).join('\n\n').startsWith(text))
const phones = (bubbles: readonly ChatMessage[]) => bubbles.at(-1)?.help.map(({ phone }) => phone)

describe('the model’s mark', () => {
  test('of acute distress puts the answer by hand in place of what was shown, in stream, feed, history', async () => {
    const student = await stack.student()
    using feed = await openFeed(stack.url, student)
    await feed.hello
    const reaction = ['!tool react {"emoji":"👍"}', '!step']
    const events = await ask(
      student,
      'Bana ne olacak',
      ...reaction,
      '!care acute/abuse',
      '!say Yarın çalış.\\n\\nOlur mu?',
    )
    const bubbles = answered(events)
    expect(isWrittenByHand('abuse', bubbles)).toBe(true)
    expect(contents(bubbles).at(-1)).toMatch(/program/)
    expect(phones(bubbles)).toEqual(['112', '183'])
    expect(
      states(events)
        .at(-1)
        ?.filter((text) => text !== ''),
    ).toEqual(contents(bubbles))
    expect(JSON.stringify(events.slice(1))).not.toMatch(/care:|çalış/)
    const [question, ...stored] = await history(student)
    expect(stored).toEqual(bubbles)
    // What the tools of that answer would have done is not done.
    expect(question?.reactions).toEqual([])
    await eventually('done in the feed', () => feed.events.some(({ event }) => event === 'done'))
    expect(
      states(feed.events)
        .at(-1)
        ?.filter((text) => text !== ''),
    ).toEqual(contents(bubbles))
  })

  test('of serious distress lets the answer go on, under the rules of care from then on', async () => {
    const student = await stack.student()
    const block = '{"day":"2027-01-10","minutes":30,"subject":"Fizik"}'
    const events = await ask(student, 'Kötüyüm', '!care serious/self-harm', '!say Seni dinliyorum.')
    const bubbles = answered(events)
    expect(contents(bubbles)).toEqual([expect.toSatisfy((text) => byHand.includes(text)), 'Seni dinliyorum.'])
    expect(phones(bubbles)).toEqual(['112', '183'])
    expect(contents(answered(await ask(student, 'Plan yap', `!tool add_plan_block ${block}`))).join()).toMatch(
      /böyle bir araç yok/,
    )
  })
})

test('what must not be said is replaced in stream, feed and history, and is in no event and no log', async () => {
  const student = await stack.student()
  using feed = await openFeed(stack.url, student)
  await feed.hello
  const events = await ask(
    student,
    'Soru',
    '!delay 20',
    '!say Dinle.\\n\\nYarın seninle parkta buluşalım, zürafa gelir.\\n\\nSonra',
  )
  const bubbles = answered(events)
  expect(bubbles[0]?.content).toBe('Dinle.')
  expect(replacements.meeting).toContain(bubbles[1]?.content)
  expect(bubbles).toHaveLength(2)
  await eventually('done in the feed', () => feed.events.some(({ event }) => event === 'done'))
  for (const seen of [events, feed.events]) {
    for (const state of states(seen)) expect(saidPatterns(state.join('\n\n'))).toBeNull()
    expect(states(seen).at(-1)).toEqual(contents(bubbles))
  }
  expect(contents((await history(student)).slice(1))).toEqual(contents(bubbles))
  const logs = await Promise.all(['chat-engine', 'chat-engine-2', 'gateway', 'gateway-2'].map(stack.logs))
  expect(logs.join()).not.toMatch(/buluşalım|zürafa gelir/)
})

describe('the closeness of a person', () => {
  const missed = 'Seni çok özledim!'
  const reaction = ['!tool react {"emoji":"👍"}', '!step']

  test('is replaced in stream, feed and history, and what the tools did stays', async () => {
    const student = await stack.student()
    using feed = await openFeed(stack.url, student)
    await feed.hello
    const events = await ask(student, 'Selam', '!delay 20', ...reaction, `!say Merhaba. ${missed} Nereden başlayalım?`)
    const [bubble, ...more] = answered(events)
    const texts = replacements.human.map((text) => `Merhaba. ${text} Nereden başlayalım?`)
    expect(texts).toContain(bubble?.content)
    expect([bubble?.author, more]).toEqual(['model', []])
    await eventually('done in the feed', () => feed.events.some(({ event }) => event === 'done'))
    for (const seen of [events, feed.events]) {
      for (const state of states(seen)) expect(saidPatterns(state.join('\n\n'))).toBeNull()
      expect(states(seen).at(-1)).toEqual([bubble?.content])
    }
    const [question, ...stored] = await history(student)
    expect(stored).toEqual([bubble])
    expect(question?.reactions).toHaveLength(1)
    const found = await stack.query('SELECT tier FROM chat.concern WHERE turn_id = $1', [bubble?.turnId])
    expect(found).toEqual([])
  })

  test('ends the answer when it comes again, and what the tools did stays', async () => {
    const student = await stack.student()
    const events = await ask(student, 'Selam', ...reaction, `!say ${missed} Başlayalım. ${missed} Zürafa.`)
    expect(contents(answered(events))).toEqual([expect.stringMatching(/ Başlayalım\.$/)])
    const [question] = await history(student)
    expect(question?.reactions).toHaveLength(1)
  })

  test('is only left out while distress holds, and a text by hand says whom to call where nothing is left', async () => {
    const student = await stack.student()
    const some = await ask(student, 'Kötüyüm', '!care serious/abuse', `!say ${missed} Dinliyorum. ${missed} Anlat.`)
    expect(contents(answered(some))).toEqual(['Dinliyorum. Anlat.'])
    const none = answered(await ask(student, 'Bilmiyorum', `!say ${missed} ${missed}`))
    expect(answers.serious.abuse.some((text) => contents(none).join('\n\n').startsWith(text))).toBe(true)
    expect(none.map(({ author }) => author)).toEqual(none.map(() => 'hand'))
    expect(phones(none)).toEqual(['183', '112'])
  })
})

describe('the moderation of what a student wrote', () => {
  test('replaces an answer under way when its verdict is late and acute', async () => {
    const student = await stack.student()
    const late = ['!moderate self-harm/intent 0.97', '!moderate-after 700']
    const events = await ask(student, 'Merhaba', ...late, '!tokens 200', '!delay 20')
    const bubbles = answered(events)
    expect(isWrittenByHand('self-harm', bubbles)).toBe(true)
    expect(phones(bubbles)).toEqual(['112', '183'])
    expect(states(events)[0]?.[0]).toMatch(/^kelime1/)
    const found = await stack.query('SELECT source, tier, category FROM chat.concern WHERE turn_id = $1', [
      bubbles[0]?.turnId,
    ])
    expect(found).toEqual([{ source: 'moderation', tier: 'acute', category: 'self-harm' }])
  })

  test('helps also when the model is down', async () => {
    const bubbles = answered(await ask(await stack.student(), 'Selam', '!moderate self-harm/intent 0.9', '!fail 400'))
    expect(isWrittenByHand('self-harm', bubbles)).toBe(true)
  })

  test.each(['!moderate-fail 500', '!moderate-hang'])('is gone without, and said so: %s', async (directive) => {
    const events = await ask(await stack.student(), 'Merhaba', directive, '!say Selam!')
    expect(contents(answered(events))).toEqual(['Selam!'])
    const degraded = events.flatMap(({ event, data }) => (event === 'status' ? (data.degraded ?? []) : []))
    expect(degraded).toContain('moderation')
  })
})

test('a turn is stored with the version of its prompt', async () => {
  const [bubble] = answered(await ask(await stack.student(), 'Merhaba'))
  const turns = await stack.query('SELECT prompt_version FROM chat.turn WHERE id = $1', [bubble?.turnId])
  expect(turns).toEqual([{ prompt_version: promptVersion }])
  expect(await stack.logs('chat-engine')).toContain(`"promptVersion":"${promptVersion}"`)
})
