import { expect, test } from 'vitest'
import { readConversation } from './conversation.ts'
import { tutoring } from './tutoring.ts'

const teaches = 'Sen Yoldaş’sın. Yanıtının başına ⟨ipucu⟩ işaretini koyarsın.'
const hint = 'İpucu: Verilenleri yaz.'

type Asked = { told?: string; said?: string; instructions?: string }
const answer = (question: string, { told = '', said, instructions = teaches }: Asked = {}) =>
  tutoring(
    readConversation([
      { role: 'system', content: instructions },
      ...(said === undefined ? [] : [{ role: 'assistant' as const, content: said }]),
      { role: 'user', content: `${told}\n\n<mesaj-0a>\n${question}\n</mesaj-0a>` },
    ]),
  )?.[0]

test('a question is answered by a hint behind its mark, which says whether the question is another one', () => {
  expect(answer('Bu soruyu nasıl çözerim?')).toMatch(/^⟨ipucu:yeni⟩ İpucu: Verilenleri/)
  expect(answer('Olmadı', { said: hint })).toMatch(/^⟨ipucu⟩ İpucu: Bulduğun/)
  expect(answer('Başka bir soru var', { said: hint })).toMatch(/^⟨ipucu:yeni⟩/)
})

test.for([
  'Yanıt biçimi: Öğrenci çözümü istedi. Artık ipucu verme, çözümü adım adım göster.',
  'Yanıt biçimi: Nerede takıldığını sormadan ve ipucu vermeden çözümü adım adım göster.',
])('the solution comes where the prompt says so: %s', (told) => {
  expect(answer('Olmadı', { told, said: hint })).toMatch(/^Adım adım/)
})

test('nothing else is taught, and nothing by a prompt without marks', () => {
  expect(answer('Bugün çok çalıştım')).toBeUndefined()
  expect(answer('Bu soruyu nasıl çözerim?', { instructions: 'Sen Yoldaş’sın.' })).toBeUndefined()
})
