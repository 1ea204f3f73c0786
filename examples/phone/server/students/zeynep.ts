import type { Sample } from './sample.ts'

const ayt = (edebiyat: number, matematik: number) => [
  { subject: 'Türk Dili ve Edebiyatı–Sosyal-1', correct: edebiyat, wrong: 6 },
  { subject: 'Matematik', correct: matematik, wrong: 7 },
]

export const zeynep: Sample = {
  sub: 'zeynep',
  age: '18+',
  profile: {
    displayName: 'Zeynep',
    examType: 'yks',
    track: 'esit_agirlik',
    grade: 'mezun',
    targetUniversity: 'Ankara Üniversitesi',
    targetDepartment: 'Hukuk',
    targetRank: 8_000,
    dailyHours: 7,
    strongSubjects: ['Edebiyat'],
    weakSubjects: ['Matematik'],
    targetNets: { tyt: 95, ayt: 65 },
    about: 'İkinci yılım; geçen yıl matematikte kaldım.',
  },
  examOn: '06-19',
  blocks: [
    {
      ...{ weekday: 0, startTime: '09:30', minutes: 90, subject: 'Matematik', topic: 'Logaritma', kind: 'study' },
      ...{ correct: 17, wrong: 6, blank: 2 },
    },
    {
      ...{ weekday: 1, startTime: '09:30', minutes: 90, subject: 'Edebiyat', topic: 'Tanzimat', kind: 'review' },
      ...{ correct: 26, wrong: 3, blank: 1 },
    },
    {
      ...{ weekday: 2, startTime: '14:00', minutes: 75, subject: 'Matematik', topic: 'Logaritma', kind: 'practice' },
      ...{ correct: 21, wrong: 6, blank: 3 },
    },
    {
      ...{ weekday: 3, startTime: '09:30', minutes: 60, subject: 'Tarih', topic: 'İlk Türk devletleri', kind: 'study' },
      ...{ correct: 13, wrong: 2, blank: 0 },
    },
    { weekday: 4, startTime: '09:30', minutes: 90, subject: 'Matematik', topic: 'Diziler', kind: 'study' },
    { weekday: 4, startTime: '16:00', minutes: 40, subject: 'Türkçe', topic: 'Paragraf', kind: 'practice' },
    { weekday: 5, startTime: '10:00', minutes: 180, subject: 'AYT', topic: 'Genel deneme', kind: 'exam' },
    { weekday: 6, startTime: '15:00', minutes: 60, subject: 'Coğrafya', topic: 'Nüfus', kind: 'study' },
  ],
  reminded: { startTime: '20:30', minutes: 30, subject: 'Edebiyat', topic: 'Yazar ve eser', kind: 'review' },
  sessions: [
    { ago: 1, subject: 'Matematik', topic: 'Fonksiyonlar', minutes: 80, correct: 22, wrong: 5, blank: 3 },
    { ago: 2, subject: 'Edebiyat', topic: 'Servetifünun', minutes: 60, correct: 24, wrong: 2, blank: 0 },
    { ago: 3, subject: 'Matematik', topic: 'Polinomlar', minutes: 75, correct: 18, wrong: 7, blank: 5 },
    { ago: 4, subject: 'Coğrafya', topic: 'Harita bilgisi', minutes: 45, correct: 15, wrong: 3, blank: 0 },
    { ago: 5, subject: 'Türkçe', topic: 'Paragraf', minutes: 40, correct: 33, wrong: 5, blank: 2 },
    { ago: 7, subject: 'Tarih', topic: 'Osmanlı kuruluş', minutes: 50, correct: 17, wrong: 3, blank: 0 },
    {
      ago: 9,
      subject: 'Matematik',
      topic: 'İkinci dereceden denklemler',
      minutes: 85,
      correct: 23,
      wrong: 5,
      blank: 2,
    },
    { ago: 12, subject: 'Edebiyat', topic: 'Divan şiiri', minutes: 55, correct: 19, wrong: 4, blank: 2 },
  ],
  exams: [
    { ago: 32, name: 'İlk AYT denemesi', examType: 'ayt', sections: ayt(24, 14) },
    { ago: 18, name: 'Kurum AYT denemesi', examType: 'ayt', sections: ayt(26, 17) },
    { ago: 4, name: 'Türkiye geneli AYT', examType: 'ayt', sections: ayt(27, 21) },
    {
      ago: 11,
      name: 'TYT denemesi',
      examType: 'tyt',
      sections: [
        { subject: 'Türkçe', correct: 33, wrong: 5 },
        { subject: 'Sosyal', correct: 16, wrong: 2 },
        { subject: 'Matematik', correct: 22, wrong: 7 },
        { subject: 'Fen', correct: 8, wrong: 4 },
      ],
    },
  ],
  questions: ['Logaritma nedir?', 'Yarın 20.30’da yazar ve eserleri hatırlat', 'Paragrafta nasıl hızlanırım?'],
}
