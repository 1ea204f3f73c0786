import type { Sample } from './sample.ts'

const lgs = (turkce: number, inkilap: number, matematik: number, fen: number) => [
  { subject: 'Türkçe', correct: turkce, wrong: 3 },
  { subject: 'İnkılap', correct: inkilap, wrong: 2 },
  { subject: 'Din', correct: 9, wrong: 1 },
  { subject: 'Yabancı Dil', correct: 8, wrong: 1 },
  { subject: 'Matematik', correct: matematik, wrong: 5 },
  { subject: 'Fen', correct: fen, wrong: 3 },
]

export const mert: Sample = {
  sub: 'mert',
  age: '13-15',
  profile: {
    displayName: 'Mert',
    examType: 'lgs',
    grade: '8',
    dailyHours: 2.5,
    strongSubjects: ['Fen'],
    weakSubjects: ['Matematik'],
    targetNets: { lgs: 80 },
    about: 'Akşam yemeğinden önce çalışıyorum, sonra basketbol var.',
  },
  examOn: '06-12',
  blocks: [
    {
      ...{ weekday: 0, startTime: '16:30', minutes: 40, subject: 'Matematik', topic: 'Üslü ifadeler', kind: 'study' },
      ...{ correct: 12, wrong: 5, blank: 1 },
    },
    {
      ...{ weekday: 1, startTime: '16:30', minutes: 40, subject: 'Fen', topic: 'Basınç', kind: 'practice' },
      ...{ correct: 15, wrong: 3, blank: 0 },
    },
    {
      ...{ weekday: 2, startTime: '16:30', minutes: 40, subject: 'Türkçe', topic: 'Paragraf', kind: 'practice' },
      ...{ correct: 16, wrong: 3, blank: 1 },
    },
    {
      ...{
        weekday: 3,
        startTime: '16:30',
        minutes: 40,
        subject: 'Matematik',
        topic: 'Üslü ifadeler',
        kind: 'practice',
      },
      ...{ correct: 14, wrong: 4, blank: 2 },
    },
    { weekday: 4, startTime: '16:30', minutes: 40, subject: 'Matematik', topic: 'Kareköklü ifadeler', kind: 'study' },
    { weekday: 5, startTime: '11:00', minutes: 30, subject: 'İnkılap', topic: 'Millî Mücadele', kind: 'review' },
    { weekday: 6, startTime: '10:00', minutes: 75, subject: 'LGS', topic: 'Sözel deneme', kind: 'exam' },
  ],
  reminded: { startTime: '17:00', minutes: 30, subject: 'Yabancı Dil', topic: 'Kelime tekrarı', kind: 'review' },
  sessions: [
    { ago: 1, subject: 'Türkçe', topic: 'Paragraf', minutes: 30, correct: 14, wrong: 4, blank: 2 },
    { ago: 2, subject: 'Fen', topic: 'Mevsimler ve iklim', minutes: 35, correct: 17, wrong: 2, blank: 1 },
    { ago: 3, subject: 'Matematik', topic: 'Çarpanlar ve katlar', minutes: 40, correct: 13, wrong: 5, blank: 2 },
    { ago: 4, subject: 'İnkılap', topic: 'Bir kahraman doğuyor', minutes: 25, correct: 9, wrong: 1, blank: 0 },
    { ago: 6, subject: 'Matematik', topic: 'Çarpanlar ve katlar', minutes: 40, correct: 11, wrong: 7, blank: 2 },
    { ago: 8, subject: 'Yabancı Dil', topic: 'Friendship', minutes: 30, correct: 9, wrong: 1, blank: 0 },
    { ago: 10, subject: 'Fen', topic: 'DNA ve genetik kod', minutes: 45, correct: 16, wrong: 3, blank: 1 },
  ],
  exams: [
    { ago: 30, name: 'Okul denemesi', examType: 'lgs', sections: lgs(14, 6, 9, 14) },
    { ago: 16, name: 'İlçe denemesi', examType: 'lgs', sections: lgs(15, 7, 11, 15) },
    { ago: 5, name: 'İkinci okul denemesi', examType: 'lgs', sections: lgs(16, 8, 13, 16) },
  ],
  questions: ['Üslü sayılarda kurallar neler?', 'Yarın 17.00’de kelime tekrarını hatırlat', 'Net nasıl hesaplanır?'],
}
