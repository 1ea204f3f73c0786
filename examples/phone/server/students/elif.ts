import type { Sample } from './sample.ts'

const tyt = (turkce: number, sosyal: number, matematik: number, fen: number) => [
  { subject: 'Türkçe', correct: turkce, wrong: 5 },
  { subject: 'Sosyal', correct: sosyal, wrong: 4 },
  { subject: 'Matematik', correct: matematik, wrong: 6 },
  { subject: 'Fen', correct: fen, wrong: 3 },
]

export const elif: Sample = {
  sub: 'elif',
  age: '16-17',
  profile: {
    displayName: 'Elif',
    examType: 'yks',
    track: 'sayisal',
    grade: '12',
    targetDepartment: 'Tıp',
    targetRank: 5_000,
    dailyHours: 5,
    strongSubjects: ['Biyoloji'],
    weakSubjects: ['Kimya', 'Fizik'],
    targetNets: { tyt: 100, ayt: 68 },
    about: 'Hafta içi okuldan sonra çalışıyorum.',
  },
  examOn: '06-19',
  blocks: [
    { weekday: 0, startTime: '17:30', minutes: 60, subject: 'Kimya', topic: 'Mol', kind: 'study' },
    {
      ...{ weekday: 0, startTime: '20:00', minutes: 45, subject: 'Matematik', topic: 'Türev', kind: 'practice' },
      ...{ correct: 18, wrong: 5, blank: 2 },
    },
    {
      ...{ weekday: 1, startTime: '17:30', minutes: 75, subject: 'Fizik', topic: 'Newton yasaları', kind: 'study' },
      ...{ correct: 9, wrong: 4, blank: 2 },
    },
    {
      ...{ weekday: 2, startTime: '18:00', minutes: 60, subject: 'Biyoloji', topic: 'Fotosentez', kind: 'review' },
      ...{ correct: 22, wrong: 3, blank: 0 },
    },
    {
      ...{ weekday: 3, startTime: '17:30', minutes: 60, subject: 'Kimya', topic: 'Mol', kind: 'practice' },
      ...{ correct: 14, wrong: 7, blank: 4 },
    },
    { weekday: 4, startTime: '18:00', minutes: 45, subject: 'Kimya', topic: 'Çözeltiler', kind: 'study' },
    { weekday: 4, startTime: '20:00', minutes: 60, subject: 'Matematik', topic: 'Türev', kind: 'practice' },
    { weekday: 5, startTime: '10:00', minutes: 135, subject: 'TYT', topic: 'Genel deneme', kind: 'exam' },
    { weekday: 6, startTime: '11:00', minutes: 60, subject: 'Fizik', topic: 'İş ve enerji', kind: 'study' },
  ],
  reminded: { startTime: '18:00', minutes: 40, subject: 'Kimya', topic: 'Mol', kind: 'review' },
  sessions: [
    { ago: 1, subject: 'Türkçe', topic: 'Paragraf', minutes: 40, correct: 24, wrong: 4, blank: 2 },
    { ago: 2, subject: 'Matematik', topic: 'Limit', minutes: 50, correct: 15, wrong: 4, blank: 1 },
    { ago: 3, subject: 'Biyoloji', topic: 'Hücre bölünmeleri', minutes: 45, correct: 19, wrong: 1, blank: 0 },
    { ago: 4, subject: 'Fizik', topic: 'Kuvvet ve hareket', minutes: 60, correct: 11, wrong: 6, blank: 3 },
    { ago: 5, subject: 'Kimya', topic: 'Gazlar', minutes: 55, correct: 12, wrong: 6, blank: 2 },
    { ago: 6, subject: 'Matematik', topic: 'Trigonometri', minutes: 70, correct: 20, wrong: 6, blank: 4 },
    { ago: 7, subject: 'Türkçe', topic: 'Paragraf', minutes: 35, correct: 25, wrong: 3, blank: 2 },
    { ago: 9, subject: 'Kimya', topic: 'Atom modelleri', minutes: 50, correct: 16, wrong: 3, blank: 1 },
    { ago: 11, subject: 'Fizik', topic: 'Vektörler', minutes: 45, correct: 13, wrong: 5, blank: 2 },
    { ago: 13, subject: 'Biyoloji', topic: 'Sinir sistemi', minutes: 60, correct: 23, wrong: 2, blank: 0 },
  ],
  exams: [
    { ago: 34, name: 'Okul TYT denemesi', examType: 'tyt', sections: tyt(27, 12, 21, 11) },
    { ago: 20, name: 'Türkiye geneli TYT', examType: 'tyt', sections: tyt(29, 13, 24, 12) },
    { ago: 6, name: 'Dershane TYT denemesi', examType: 'tyt', sections: tyt(31, 14, 27, 14) },
    {
      ago: 12,
      name: 'İlk AYT denemesi',
      examType: 'ayt',
      sections: [
        { subject: 'Matematik', correct: 18, wrong: 8 },
        { subject: 'Fen', correct: 19, wrong: 9 },
      ],
    },
  ],
  questions: ['Mol kavramını anlat', 'Yarın 19.00’da kimya tekrarını hatırlat', 'Deneme analizi nasıl yapılır?'],
}
