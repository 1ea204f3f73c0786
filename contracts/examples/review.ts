import type { z } from 'zod'
import type { Mistake, MistakeCreateBody, MistakePatchBody, MistakeSummaryResponse } from '../mistakes.ts'
import type {
  DueItem,
  ReviewAnswerBody,
  ReviewCard,
  ReviewCardCreateBody,
  ReviewCardPatchBody,
  ReviewDueResponse,
  ReviewItem,
  ReviewLoadResponse,
} from '../review.ts'
import { media } from './media.ts'
import { day } from './work.ts'

export const mistakeId = '01a1feb4-2c60-7abc-8def-0123456789ab'
export const cardId = '01a1feb6-0110-7abc-8def-0123456789ab'
export const answerId = '01a1feb8-4e20-7abc-8def-0123456789ab'

const entered = {
  subject: 'Matematik',
  topic: 'Türev',
  examType: 'ayt',
  text: 'f(x) = x³ − 3x fonksiyonunun yerel maksimumu',
  answer: '2',
  source: 'Soru bankası, s. 84',
  stuck: 'Türevi sıfıra eşitledim ama hangisi maksimum, bakmadım.',
  cause: 'application',
} as const

export const mistakeBody: z.input<typeof MistakeCreateBody> = {
  ...entered,
  mediaId: media.id,
  clientId: 'c1f0a7c2-52d3-4c7e-9d1b-6a1f0b8e7d34',
}

export const mistake: Mistake = {
  id: mistakeId,
  ...entered,
  media,
  causeBy: 'student',
  examId: null,
  by: 'student',
  confirmed: true,
  state: 'open',
  box: 1,
  redoCount: 0,
  createdAt: '2026-11-21T15:22:51.232Z',
  updatedAt: '2026-11-21T15:22:51.232Z',
}

export const mistakePatch: z.input<typeof MistakePatchBody> = { cause: 'concept', confirmed: true }
export const mistakePatched: Mistake = { ...mistake, cause: 'concept', updatedAt: '2026-11-21T15:23:40.007Z' }

export const mistakeSummary: z.infer<typeof MistakeSummaryResponse> = {
  total: 1,
  bySubject: [{ key: 'Matematik', count: 1, share: null }],
  byTopic: [{ key: 'Türev', count: 1, share: null }],
  byCause: [{ key: 'concept', count: 1, share: null }],
}

export const cardBody: z.input<typeof ReviewCardCreateBody> = {
  subject: 'Biyoloji',
  topic: 'Hücre',
  front: 'Mitokondri ne yapar?',
  back: 'Oksijenli solunumla ATP üretir.',
  clientId: '5b0f6f0a-8a44-4b7d-9a55-0f3c9f6f2e10',
}

export const card: ReviewCard = {
  id: cardId,
  subject: 'Biyoloji',
  topic: 'Hücre',
  front: cardBody.front,
  back: cardBody.back,
  by: 'student',
  confirmed: true,
  createdAt: '2026-11-21T15:24:49.552Z',
  updatedAt: '2026-11-21T15:24:49.552Z',
}

export const cardPatch: z.input<typeof ReviewCardPatchBody> = { back: 'ATP üretir.', topic: 'Organeller' }
export const cardPatched: ReviewCard = {
  ...card,
  back: 'ATP üretir.',
  topic: 'Organeller',
  updatedAt: '2026-11-21T15:25:12.318Z',
}

export const answerBody: z.input<typeof ReviewAnswerBody> = {
  rating: 'good',
  clientId: 'e3a1b0de-2f66-4c1c-8a7e-7a0a4f4d9b11',
}

/** Right after the answer. */
export const item: ReviewItem = {
  id: cardId,
  kind: 'card',
  subject: 'Biyoloji',
  topic: 'Organeller',
  dueDay: '2026-11-24',
  overdueDays: 0,
  retrievability: 1,
  mistake: null,
  card: cardPatched,
}

/** On the day on which it is due. */
export const dueItem: DueItem = {
  ...item,
  id: mistakeId,
  kind: 'mistake',
  subject: 'Matematik',
  topic: 'Türev',
  dueDay: '2026-11-22',
  retrievability: 0,
  mistake: mistakePatched,
  card: null,
  next: { again: '2026-11-23', hard: '2026-11-24', good: '2026-11-25', easy: '2026-11-30' },
}

export const due: z.infer<typeof ReviewDueResponse> = {
  due: [dueItem],
  counts: { overdue: 0, today: 0, tomorrow: 1 },
}

export const load: z.infer<typeof ReviewLoadResponse> = {
  days: [
    { day, count: 0 },
    { day: '2026-11-22', count: 1 },
  ],
}
