import type { Sample } from './sample.ts'

const kpss = (yetenek: number, kultur: number) => [
  { subject: 'Genel Yetenek', correct: yetenek, wrong: 10 },
  { subject: 'Genel Kültür', correct: kultur, wrong: 9 },
]

export const baran: Sample = {
  sub: 'baran',
  age: '18+',
  profile: {
    displayName: 'Baran',
    examType: 'kpss',
    dailyHours: 2,
    strongSubjects: ['Tarih'],
    weakSubjects: ['Matematik'],
    targetNets: { kpss: 95 },
    checkinTime: '20:00',
    about: 'Gündüz çalışıyorum, akşam sekizden sonra masaya oturuyorum.',
  },
  examOn: '09-05',
  blocks: [
    {
      ...{
        weekday: 0,
        startTime: '20:00',
        minutes: 50,
        subject: 'Matematik',
        topic: 'Yüzde problemleri',
        kind: 'study',
      },
      ...{ correct: 11, wrong: 6, blank: 3 },
    },
    {
      ...{ weekday: 2, startTime: '20:00', minutes: 50, subject: 'Tarih', topic: 'Osmanlı kültürü', kind: 'practice' },
      ...{ correct: 18, wrong: 2, blank: 0 },
    },
    {
      ...{ weekday: 3, startTime: '20:00', minutes: 40, subject: 'Türkçe', topic: 'Paragraf', kind: 'practice' },
      ...{ correct: 15, wrong: 4, blank: 1 },
    },
    { weekday: 4, startTime: '20:00', minutes: 50, subject: 'Matematik', topic: 'Yüzde problemleri', kind: 'practice' },
    { weekday: 5, startTime: '13:00', minutes: 130, subject: 'KPSS', topic: 'Genel deneme', kind: 'exam' },
    { weekday: 6, startTime: '14:00', minutes: 60, subject: 'Vatandaşlık', topic: 'Yasama', kind: 'study' },
  ],
  reminded: { startTime: '20:15', minutes: 45, subject: 'Coğrafya', topic: 'Türkiye’nin iklimi', kind: 'study' },
  sessions: [
    { ago: 1, subject: 'Türkçe', topic: 'Sözcükte anlam', minutes: 40, correct: 16, wrong: 3, blank: 1 },
    { ago: 3, subject: 'Tarih', topic: 'Kurtuluş Savaşı', minutes: 50, correct: 21, wrong: 3, blank: 1 },
    { ago: 4, subject: 'Matematik', topic: 'Kesirler', minutes: 45, correct: 12, wrong: 6, blank: 2 },
    { ago: 6, subject: 'Coğrafya', topic: 'Yer şekilleri', minutes: 40, correct: 14, wrong: 4, blank: 2 },
    { ago: 8, subject: 'Matematik', topic: 'Oran ve orantı', minutes: 50, correct: 13, wrong: 5, blank: 2 },
    { ago: 11, subject: 'Vatandaşlık', topic: 'Temel haklar', minutes: 35, correct: 12, wrong: 2, blank: 1 },
  ],
  exams: [
    { ago: 27, name: 'Evde KPSS denemesi', examType: 'kpss', sections: kpss(32, 36) },
    { ago: 13, name: 'Kitapçık denemesi', examType: 'kpss', sections: kpss(35, 38) },
    { ago: 2, name: 'Kurs denemesi', examType: 'kpss', sections: kpss(39, 41) },
  ],
  questions: ['Yüzde problemleri nasıl çözülür?', 'Yarın 20.15’te coğrafyayı hatırlat', 'Pomodoro nasıl uygulanır?'],
}
