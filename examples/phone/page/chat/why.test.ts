import type { Why } from '@yoldas/client'
import { describe, expect, test } from 'vitest'
import { sayWhy } from './why.ts'

const answer: Why = {
  ...{ messageId: 'a', author: 'model', origin: 'chat', rule: null, askedByStudent: false, scheduledAt: null },
  ...{ afterMessageId: 'b', reason: null, used: null },
}
const byModel = 'Bu metni bir yapay zekâ modeli yazdı.'

describe('why a message was written', () => {
  test.each<[Partial<Why>, string]>([
    [{}, 'Bana yazdığın mesajı yanıtladım.'],
    [{ rule: 'asked' }, 'Bunu hatırlatmamı sen istemiştin.'],
    [
      { rule: 'asked', scheduledAt: '2026-11-21T22:30:00.000Z' },
      'Bunu hatırlatmamı 22 Kasım 2026 günü sen istemiştin.',
    ],
    [
      { rule: 'promised', scheduledAt: '2026-11-21T15:10:04.870Z' },
      'Sana sonra yazacağımı 21 Kasım 2026 günü söylemiştim.',
    ],
    [{ rule: 'silence' }, 'Bir süredir yazmadığın için nasıl olduğunu sordum.'],
    [{ rule: 'notice', origin: 'notice' }, 'Bir programla yazıştığını bilmen için bunu herkese yazıyorum.'],
    [{ rule: 'notice', origin: 'scheduled' }, 'Hesabınla ilgili bilmen gereken bir şeyi haber verdim.'],
  ])('%j is said in a sentence', (why, sentence) => expect(sayWhy({ ...answer, ...why })).toEqual([sentence, byModel]))

  test('a rule of a later service is said without a reason', () => {
    const later: Why = JSON.parse(JSON.stringify({ ...answer, rule: 'later' }))
    expect(sayWhy(later)).toEqual(['Bunu sana ben yazdım.', byModel])
  })

  test('what was used is named in Turkish, each once', () => {
    const used = {
      ...{ profile: true, memory: true, plan: false, journey: true, model: 'm', promptVersion: 'p' },
      sources: [{ id: '1', title: 'Aralıklı tekrar' }],
      tools: ['react', 'search_programs', 'get_program'],
      degraded: ['media', 'moderation'],
    }
    expect(sayWhy({ ...answer, reason: 'Yarın tekrar edecek.', used })).toEqual([
      'Bana yazdığın mesajı yanıtladım.',
      'O sırada kendime aldığım not: “Yarın tekrar edecek.”',
      byModel,
      'Konuşmamız dışında baktıklarım: profilin, senin için tuttuğum notlar, gelişimin.',
      'Yararlandığım sayfalar: Aralıklı tekrar.',
      'Yaptıklarım: tepki bırakma, tercih verilerine bakma.',
      'Ulaşamadıklarım: eklerin.',
    ])
  })
})
