import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ordinaryAnswer } from './answers.ts'
import { readConversation } from './conversation.ts'
import { preparedAnswer } from './prepared.ts'
import { preparedAnswers } from './preparedAnswers.ts'

const corpus = resolve(import.meta.dirname, '../../../corpus')
const now = new Date('2026-11-21T09:00:00Z')

type Given = { pages?: string[]; before?: string }
const asked = (question: string, { pages = [], before }: Given = {}) => {
  const lines = pages.map((title, i) => `k${i + 1}: ${JSON.stringify({ title, text: `${title} üzerine bir yazı.` })}`)
  const told = `Şu an 2026-11-21 12:00.\n\n<sayfalar>\n${lines.join('\n')}\n</sayfalar>`
  return readConversation([
    ...(before === undefined
      ? []
      : [
          { role: 'user' as const, content: before },
          { role: 'assistant' as const, content: 'Tamam.' },
        ]),
    { role: 'user', content: `${told}\n\n<mesaj-0a>\n${question}\n</mesaj-0a>` },
  ])
}
const answer = (question: string, given: Given = {}, offered: string[] = []) => {
  const said = ordinaryAnswer({ ...asked(question, given), offered: new Set(offered) }, now)
  return said.kind === 'text' ? said.text : said.call
}

test.for(preparedAnswers)('“$question” has its own answer, with a formula, steps and a question at the end', (each) => {
  const bubbles = preparedAnswer(asked(each.question))
  expect(bubbles).toEqual([...each.says, each.last])
  expect([3, 4]).toContain(bubbles?.length)
  const text = each.says.join('\n')
  expect(text).toMatch(/^1\. .+\n2\. .+\n3\. /m)
  // By Pandoc's rule: no blank inside, no digit behind, an even number of them.
  expect(text.replaceAll(/\$\$[^$]+\$\$|\$(?! )[^$\n]*[^ $\n]\$(?!\d)/g, '')).not.toContain('$')
  expect(text).toContain('$')
})

test('there are twenty, and each names pages that are in the corpus', async () => {
  expect(preparedAnswers).toHaveLength(20)
  const pages = await Array.fromAsync(glob(`${corpus}/**/*.md`), (file) => readFile(file, 'utf8'))
  const titles = pages.map((page) => /^title: (.*)$/m.exec(page)?.[1])
  for (const { pages } of preparedAnswers) {
    expect(Object.keys(pages).length).toBeGreaterThan(0)
    for (const title of Object.keys(pages)) expect(titles).toContain(title)
  }
})

test.for([
  ['Merhaba, bana türevi kısaca anlatır mısın?', 'Türev, '],
  ['türev nedir', 'Türev, '],
  ['Türevi anlamadım, örnek de ver', 'Türev, '],
  ['Mitoz ve mayozun farkı ne?', 'Farkları '],
  ["Newton'un 2. hareket yasasını açıkla", 'Bir cismin ivmesi'],
  ['netimi nasıl hesaplarım', 'Net, '],
] as const)('“%s” is found by its content words', ([question, begins]) => {
  expect(preparedAnswer(asked(question))?.[0]?.startsWith(begins)).toBe(true)
})

test.for([
  'Türev',
  'Türevi çalıştım',
  'Türev nasıl çalışılır?',
  'Bu türev sorusunu nasıl çözerim?',
  'Türevi anlat, sonra planıma ekle',
  'Mola nedir?',
  'Denklem nedir?',
  'Merhaba! Bugün kimyadan ne çalışayım?',
  'Bugün ne çalıştım?',
  'Nasılsın?',
])('“%s” is a question like any other', (question) => {
  expect(preparedAnswer(asked(question))).toBeUndefined()
})

test('the page that fits is cited where it was found, and no other', () => {
  const title = 'AYT matematikte konuları birbirine bağlayarak ilerlemek'
  expect(answer('Türevi anlat', { pages: ['Uyku düzenimi nasıl kurarım?', title] })).toMatch(/görürsün\. ⟨k2⟩\nSıra/)
  expect(answer('Türevi anlat', { pages: ['Uyku düzenimi nasıl kurarım?'] })).not.toContain('⟨')
})

test('the first answer greets', () => {
  expect(answer('Türevi anlat')).toMatch(/^Merhaba! Türev, /)
  expect(answer('Türevi anlat', { before: 'Selam' })).toMatch(/^Türev, /)
})

test('what to study today is looked up in the plan', () => {
  expect(answer('Bugün ne çalışayım?', {}, ['get_plan'])).toEqual({
    name: 'get_plan',
    arguments: '{"from":"2026-11-21","to":"2026-11-21"}',
  })
  expect(answer('Bugün ne çalışayım?')).toMatch(/^Merhaba! Bugün için üç satır yeter:/)
})

test.for([
  ['[]', /^Bugün için üç satır/],
  ['[{"status":"done"}]', /^Bugünkü planını bitirmişsin/],
  [
    '[{"status":"done"},{"startTime":"18:30","topic":"Mol","status":"planned"},{"minutes":60,"status":"planned"}]',
    /^Bugün planında şunlar var:\n1\. 18\.30 Kimya \(Mol\), 45 dakika\n2\. Kimya, 1 saat\n\nKimya \(Mol\) ile .*\$45\+60=105\$/,
  ],
] as const)('with the blocks %s it says so', ([written, expected]) => {
  const blocks: object[] = JSON.parse(written)
  const block = { id: 'b', day: '2026-11-21', minutes: 45, subject: 'Kimya' }
  const content = JSON.stringify({ blocks: blocks.map((each) => ({ ...block, ...each })) })
  const results = [{ name: 'get_plan', arguments: '{}', content }]
  const said = ordinaryAnswer({ ...asked('Bugün ne çalışayım?'), results, offered: new Set() }, now)
  expect(said).toEqual({ kind: 'text', text: expect.stringMatching(expected) })
})

test('a passage is quoted when it shares two content words with the question, or with the one before a short word', () => {
  const pages = ['Müzik dinleyerek çalışmak olur mu?']
  expect(answer('Müzik açıp çalışmak iyi mi?', { pages })).toContain('⟨k1⟩')
  expect(answer('Müzik iyi mi?', { pages })).not.toContain('⟨')
  expect(answer('devam et', { pages, before: 'Müzik açıp çalışmak iyi mi?' })).toContain('⟨k1⟩')
})
