import type { ReviewCard, ReviewCardBody, ReviewCardPatch } from '@yoldas/client'
import { sayDay } from '../calendar.ts'
import { fieldRefusal, type Refusal } from '../refusals.ts'

/** A card as it stands in the form. */
export type CardDraft = { subject: string; topic: string; front: string; back: string }

export const newCard: CardDraft = { subject: '', topic: '', front: '', back: '' }

export const draftOf = ({ subject, topic, front, back }: ReviewCard): CardDraft => ({
  ...{ subject, front, back },
  topic: topic ?? '',
})

/** In characters, as the service counts them. */
const most = { subject: 64, topic: 128, front: 1000, back: 1000 }

/** What stands beside a field that is refused, here or by the service. */
export const said = {
  subject: 'Dersi yazar mısın? En fazla 64 karakter olabilir.',
  topic: 'Konu en fazla 128 karakter olabilir.',
  front: 'Ön yüzü yazar mısın? En fazla 1000 karakter olabilir.',
  back: 'Arka yüzü yazar mısın? En fazla 1000 karakter olabilir.',
} as const

/** The service refuses a front that the form has let pass only where there is no room for another card. */
export const saidByService = { ...said, front: 'Yer kalmadı: en fazla 5.000 kartın olabilir.' } as const

/** What the form itself sees before it asks. */
export function refusalOfCard(draft: CardDraft): Refusal | null {
  const lengthOf = (field: keyof CardDraft) => [...draft[field].trim()].length
  const isWrong = (field: keyof CardDraft) => lengthOf(field) === 0 || lengthOf(field) > most[field]
  return fieldRefusal({
    subject: isWrong('subject') && said.subject,
    topic: lengthOf('topic') > most.topic && said.topic,
    front: isWrong('front') && said.front,
    back: isWrong('back') && said.back,
  })
}

export function bodyOf(draft: CardDraft, clientId: string): ReviewCardBody {
  const topic = draft.topic.trim()
  const [subject, front, back] = [draft.subject.trim(), draft.front.trim(), draft.back.trim()]
  return { subject, front, back, clientId, ...(topic !== '' && { topic }) }
}

/** What has changed; saving what the companion made confirms it. */
export function patchOf(card: ReviewCard, draft: CardDraft): ReviewCardPatch {
  const topic = draft.topic.trim() || null
  const changed = (['subject', 'front', 'back'] as const).flatMap((field) => {
    const text = draft[field].trim()
    return text === card[field] ? [] : [[field, text]]
  })
  return {
    ...Object.fromEntries(changed),
    ...(topic !== card.topic && { topic }),
    ...(!card.confirmed && { confirmed: true as const }),
  }
}

/** Below its front in a list: its subject, and when it was entered. */
export const detailOf = ({ subject, topic, createdAt }: ReviewCard, now: string, dayOf: (at: string) => string) =>
  [subject, ...(topic === null ? [] : [topic]), sayDay(dayOf(createdAt), now)].join(' · ')
