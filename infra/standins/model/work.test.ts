import { expect, test } from 'vitest'
import { localTime } from './localTime.ts'
import { followUp, readWork } from './work.ts'
import { describeWork } from './workAnswers.ts'

/** A Saturday. */
const now = localTime('2026-11-21', '11:40')

/** The tool that a message asks for and its arguments; or what is asked back. */
function asked(message: string): unknown[] | string | undefined {
  const work = readWork(message, now)
  return work?.kind === 'call' ? [work.call.name, JSON.parse(work.call.arguments)] : work?.question
}
const block = (more: object) => ['add_plan_block', { day: '2026-11-22', minutes: 90, kind: 'study', ...more }]
const session = (more: object) => ['log_study_session', { day: '2026-11-21', minutes: 45, ...more }]
const plan = (from: string, to = from) => ['get_plan', { from, to }]

test.for<[string, unknown]>([
  ['Yarına 90 dakika Matematik ekle', block({ subject: 'Matematik' })],
  [
    "Planıma yarın 18:30'a bir buçuk saat matematik türev ekler misin?",
    block({ subject: 'Matematik', topic: 'Türev', startTime: '18:30' }),
  ],
  ['yarin 90 dk fizik soru cozumu ekle', block({ subject: 'Fizik', kind: 'practice' })],
  [
    'Pazartesi 2 saatlik Kimya tekrarı koy',
    block({ day: '2026-11-23', minutes: 120, subject: 'Kimya', kind: 'review' }),
  ],
  ['Bugüne yarım saat Din ekle', block({ day: '2026-11-21', minutes: 30, subject: 'Din' })],
  ['Yarına Tarih ekle', 'Tarih için kaç dakika ayıralım?'],
  ['Bugünkü planım ne?', plan('2026-11-21')],
  ['Yarınki planımı göster', plan('2026-11-22')],
  ['Bu hafta planımda neler var?', plan('2026-11-21', '2026-11-22')],
  ['Haftalık programım nasıl?', plan('2026-11-21', '2026-11-27')],
  ['Bugün 45 dakika Kimya çalıştım, 20 doğru 4 yanlış', session({ subject: 'Kimya', correct: 20, wrong: 4 })],
  [
    'Dün 1 saat 15 dk paragraf çözdüm: 30 doğru, 5 yanlış, 2 boş',
    session({ day: '2026-11-20', minutes: 75, subject: 'Paragraf', correct: 30, wrong: 5, blank: 2 }),
  ],
  ['45 dakika Kimya mol kavramı çalıştım', session({ subject: 'Kimya', topic: 'Mol kavramı' })],
  ['Kimya çalıştım', 'Kimya çalışman kaç dakika sürdü?'],
  [
    'TYT denemem: Türkçe 32 doğru 6 yanlış, Matematik 21 doğru 8 yanlış 3 boş',
    [
      'log_exam_result',
      {
        day: '2026-11-21',
        name: 'TYT denemesi',
        examType: 'tyt',
        sections: [
          { subject: 'Türkçe', correct: 32, wrong: 6 },
          { subject: 'Matematik', correct: 21, wrong: 8, blank: 3 },
        ],
      },
    ],
  ],
  [
    'Dün LGS denemesinde Yabancı Dil 9 doğru ve İNKILAP 8 doğru 2 yanlış yaptım',
    [
      'log_exam_result',
      {
        day: '2026-11-20',
        name: 'LGS denemesi',
        examType: 'lgs',
        sections: [
          { subject: 'Yabancı Dil', correct: 9, wrong: 0 },
          { subject: 'İNKILAP', correct: 8, wrong: 2 },
        ],
      },
    ],
  ],
  ['Gidişatım nasıl?', ['get_journey', {}]],
  ['Bu hafta ne kadar çalıştım?', ['get_journey', {}]],
  ['Matematiği bitirdim', plan('2026-11-21')],
  ['Matematik çok zor', undefined],
  ['Türevi anlamadım, bana anlat', undefined],
  ['Beni dinle ve fena olmayan bir şey ekle', undefined],
  ['Bugün canım hiç çalışmak istemiyor', undefined],
  ['TYT denemesi ne zaman?', undefined],
])('"%s" asks for %j', ([message, wanted]) => {
  expect(asked(message)).toEqual(wanted)
})

const inPlan = (more: object) => ({
  id: 'x',
  day: '2026-11-21',
  minutes: 90,
  subject: 'Matematik',
  status: 'planned',
  ...more,
})
const planned = (...blocks: object[]) => ({
  name: 'get_plan',
  arguments: '{}',
  content: JSON.stringify({ today: '2026-11-21', blocks }),
})

test('a block that was finished is found in the plan, and marked', () => {
  const done = inPlan({ id: 'a', status: 'done' })
  expect(followUp('Matematiği bitirdim', [planned(done, inPlan({ id: 'b' }))])).toEqual({
    name: 'update_plan_block',
    arguments: JSON.stringify({ id: 'b', status: 'done' }),
  })
  expect(followUp('Matematiği bitirdim', [planned(done)])).toBeUndefined()
  expect(followUp('Bugünkü planım ne?', [planned(inPlan({}))])).toBeUndefined()
})

test.for<[string, object, string]>([
  ['get_plan', { blocks: [] }, 'boş'],
  [
    'get_plan',
    { blocks: [inPlan({ startTime: '18:30', topic: 'Türev' }), inPlan({ day: '2026-11-22', status: 'done' })] },
    '- Bugün: 18.30 Matematik (Türev), 1 saat 30 dakika\n- Yarın: Matematik, 1 saat 30 dakika (yapıldı)',
  ],
  ['add_plan_block', { ok: true, block: inPlan({ day: '2026-11-23' }) }, 'pazartesi günü Matematik, 1 saat 30 dakika'],
  [
    'log_study_session',
    { ok: true, session: { subject: 'Kimya', minutes: 45, correct: 20 } },
    'Kimya, 45 dakika, 20 doğru',
  ],
  [
    'log_exam_result',
    {
      ok: true,
      exam: {
        name: 'TYT denemesi',
        sections: [
          { subject: 'Türkçe', net: 30.5 },
          { subject: 'Fen', net: -0.25 },
        ],
        totalNet: 30.25,
      },
    },
    'TYT denemesi: Türkçe 30,5 net, Fen -0,25 net; toplam 30,25 net.',
  ],
  [
    'get_journey',
    {
      streak: { current: 3, todayDone: true },
      weeks: [{ totalMinutes: 135 }, { totalMinutes: 0 }],
      exams: [{ name: 'AYT', sections: [{ subject: 'Fizik', net: 9 }], totalNet: 9, change: -1.5 }],
    },
    '3 gündür ara vermeden çalışıyorsun, bugün de dahil.\nBu hafta toplam 2 saat 15 dakika çalıştın.\nSon denemen AYT: Fizik 9 net, öncekilerin ortalamasından 1,5 az.',
  ],
])('the answer says in words what %s returned', ([name, result, told]) => {
  const words = describeWork({ name, arguments: '{}', content: JSON.stringify(result) }, now)
  expect(words?.join('\n')).toContain(told)
})

test('a failed change is not reported as done', () => {
  for (const name of [
    'get_plan',
    'add_plan_block',
    'update_plan_block',
    'get_journey',
    'log_study_session',
    'log_exam_result',
  ])
    expect(describeWork({ name, arguments: '{}', content: '{"error":"olmadı"}' }, now)).toBeUndefined()
})
