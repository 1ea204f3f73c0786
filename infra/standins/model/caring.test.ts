import { describe, expect, test } from 'vitest'
import { ordinaryAnswer } from './answers.ts'
import { readConversation } from './conversation.ts'

const moment = 'Şu an (Türkiye saati): 2026-11-21 11:40, Cumartesi.'
const usual = 'Sen Yoldaş’sın.\n\nAdı: "Elif"'
const care = `${usual}\n\nŞimdi tek işin onu dinlemek ve gerçek bir insana ulaşmasına yardım etmek.`
const suspect = `${care}\n\nÖğrencinin son mesajında sıkıntı olabilir; bu yalnızca bir şüphe.`
const ask = 'Öğrencinin son mesajı belirsiz. Yanıtına tek bir nazik soruyla başla ve nasıl olduğunu sor.'
const gentle = 'Öğrenci zor bir gün geçiriyor. Önce dinle.'

type Asked = { instructions?: string; addition?: string }

function answer(question: string, { instructions = usual, addition = '' }: Asked = {}): string[] {
  const conversation = readConversation([
    { role: 'system', content: instructions },
    { role: 'user', content: `${moment}\n\n${addition}\n\n<mesaj-0a>\n${question}\n</mesaj-0a>` },
  ])
  const said = ordinaryAnswer({ ...conversation, offered: new Set(['schedule_message']) }, new Date())
  if (said.kind !== 'text') throw new Error('a tool was called')
  return said.text.split('\n\n')
}

const studies = /tekrar|soru çöz|çalışma|plan|mola|adım/i

describe('distress is answered as care asks', () => {
  test.each(['ölmek istiyorum', 'OLMEK ISTIYORUM', 'artık yaşamak istemiyorum', 'kendime zarar vermek istiyorum'])(
    'by plain words, whatever the prompt: %s',
    (question) => {
      const paragraphs = answer(question)
      expect(paragraphs).toHaveLength(3)
      expect(paragraphs.join(' ')).toMatch(/^Elif, seni duydum\..*112.*yetişkin.*güvende misin\?$/)
      expect(paragraphs.join(' ')).not.toMatch(studies)
    },
  )

  test.each(['tamam', 'yarın 18:00 için bana hatırlat', 'paragraf sorularına nasıl çalışayım?'])(
    'by the care prompt, whatever is said: %s',
    (question) => {
      const said = answer(question, { instructions: care }).join(' ')
      expect(said).toMatch(/112.*güvende misin\?$/)
      expect(said).not.toMatch(studies)
      expect(said.match(/\?/g)).toHaveLength(1)
    },
  )

  test('without the step that the answer has begun with', () => {
    const addition = 'Öğrencinin sıradaki mesajına yanıtın aşağıdaki balonla başladı; öğrenci onu gördü.'
    expect(answer('artık yaşamak istemiyorum', { instructions: care, addition })).toEqual([
      'Elif, seni duydum. Bunu yazman iyi oldu.',
      'Şu an güvende misin?',
    ])
  })

  test('violence with who is not at home, and studying with that it can wait', () => {
    expect(answer('babam beni dövüyor', { instructions: care }).join(' ')).toMatch(/112.*ALO 183.*Evde olmayan/)
    expect(answer('yarın sınav var', { instructions: care }).join(' ')).toContain('Dersler bugün bekleyebilir.')
  })
})

test('what is only suspected is asked about, and then what was plainly asked is answered', () => {
  const [first, ...rest] = answer('Türev nasıl çalışılır?', { instructions: suspect })
  expect(first).toBe('Elif, önce sorayım: bugün nasılsın?')
  expect(rest.join(' ')).toContain('“Türev nasıl çalışılır?”')
  expect(answer('odaklanamıyorum', { instructions: suspect })).toEqual([first])
})

test('what is unclear is asked about first, behind the mark of a hint', () => {
  expect(answer('bugün çok çalıştım', { addition: ask })[0]).toBe('Elif, önce sorayım: bugün nasılsın?')
  const hint = answer('Bu soruyu nasıl çözerim?', { instructions: `${usual}\n⟨ipucu⟩`, addition: ask })
  expect(hint[0]).toBe('⟨ipucu:yeni⟩ Elif, önce sorayım: bugün nasılsın?')
  expect(hint[1]).toMatch(/^İpucu:/)
})

test('a hard day is heard, and studying is spoken of only to somebody who asks', () => {
  expect(answer('bugün çok üzgünüm', { addition: gentle }).join(' ')).not.toMatch(studies)
  expect(answer('Türev nasıl çalışılır?', { addition: gentle }).join(' ')).toContain('“Türev nasıl çalışılır?”')
})

test('an ordinary message is answered as ever', () => {
  expect(answer('bugün çok çalıştım').join(' ')).toContain('“bugün çok çalıştım”')
})
