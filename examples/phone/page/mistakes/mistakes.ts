import type { Mistake, MistakeBody, MistakeCause, MistakePatch } from '@yoldas/client'
import { sayDay } from '../calendar.ts'
import { sayPercent } from '../numbers.ts'
import { fieldRefusal, type Refusal } from '../refusals.ts'

export const causes = [
  { value: 'concept', label: 'Konuyu bilmiyordum' },
  { value: 'application', label: 'Biliyordum, uygulayamadım' },
  { value: 'careless', label: 'Dikkat hatası' },
  { value: 'misread', label: 'Soruyu yanlış okudum' },
  { value: 'time', label: 'Süre yetmedi' },
] as const satisfies ReadonlyArray<{ value: MistakeCause; label: string }>

export const sayCause = (cause: string): string => causes.find(({ value }) => value === cause)?.label ?? cause

/** A mistake as it stands in the form; the picture is beside it. */
export type MistakeDraft = {
  subject: string
  topic: string
  text: string
  answer: string
  stuck: string
  source: string
  cause: MistakeCause | null
}

const empty: MistakeDraft = { subject: '', topic: '', text: '', answer: '', stuck: '', source: '', cause: null }

/** In characters, as the service counts them. */
const most = { subject: 64, topic: 128, text: 2000, answer: 200, stuck: 300, source: 128 }

/** A new one; of a message it has what was written. */
export const newMistake = (text = ''): MistakeDraft => ({ ...empty, text: [...text].slice(0, most.text).join('') })

export const draftOf = ({ subject, topic, text, answer, stuck, source, cause }: Mistake): MistakeDraft => ({
  subject,
  topic: topic ?? '',
  text: text ?? '',
  answer: answer ?? '',
  stuck: stuck ?? '',
  source: source ?? '',
  cause,
})

/** What stands beside a field that is refused, here or by the service. */
export const said = {
  subject: 'Dersi yazar mısın? En fazla 64 karakter olabilir.',
  topic: 'Konu en fazla 128 karakter olabilir.',
  text: 'Soruyu yazar ya da fotoğrafını ekler misin? Yazı en fazla 2000 karakter olabilir.',
  answer: 'Doğru yanıt en fazla 200 karakter olabilir.',
  stuck: 'Bu cümle en fazla 300 karakter olabilir.',
  source: 'Kaynak en fazla 128 karakter olabilir.',
} as const

/** What the form itself sees before it asks. */
export function refusalOfMistake(draft: MistakeDraft, hasPicture: boolean): Refusal | null {
  const isTooLong = (field: keyof typeof most) => [...draft[field].trim()].length > most[field]
  const isMissing = draft.text.trim() === '' && !hasPicture
  return fieldRefusal({
    subject: (draft.subject.trim() === '' || isTooLong('subject')) && said.subject,
    topic: isTooLong('topic') && said.topic,
    text: (isMissing || isTooLong('text')) && said.text,
    answer: isTooLong('answer') && said.answer,
    stuck: isTooLong('stuck') && said.stuck,
    source: isTooLong('source') && said.source,
  })
}

const optionals = ['topic', 'text', 'answer', 'stuck', 'source'] as const

export function bodyOf(draft: MistakeDraft, mediaId: string | null, clientId: string): MistakeBody {
  const written = optionals.flatMap((field) => (draft[field].trim() === '' ? [] : [[field, draft[field].trim()]]))
  return {
    ...Object.fromEntries(written),
    subject: draft.subject.trim(),
    ...(draft.cause && { cause: draft.cause }),
    ...(mediaId !== null && { mediaId }),
    clientId,
  }
}

/** What has changed; a picture that is taken away is null. */
export function patchOf(mistake: Mistake, draft: MistakeDraft, mediaId: string | null): MistakePatch {
  const before = draftOf(mistake)
  const changed = optionals.flatMap((field) => {
    const text = draft[field].trim()
    return text === before[field] ? [] : [[field, text === '' ? null : text]]
  })
  return {
    ...Object.fromEntries(changed),
    ...(draft.subject.trim() !== before.subject && { subject: draft.subject.trim() }),
    ...(draft.cause !== before.cause && { cause: draft.cause }),
    ...(mediaId !== (mistake.media?.id ?? null) && { mediaId }),
  }
}

/** Which mistakes are listed; '' is all of them. */
export type MistakeFilters = { subject: string; cause: MistakeCause | ''; state: Mistake['state'] | '' }
export const noFilters: MistakeFilters = { subject: '', cause: '', state: '' }

export const states = [
  { value: '', label: 'Hepsi' },
  { value: 'open', label: 'Çalışılacak' },
  { value: 'learned', label: 'Öğrenildi' },
] as const satisfies ReadonlyArray<{ value: MistakeFilters['state']; label: string }>

export const queryOf = ({ subject, cause, state }: MistakeFilters) => ({
  ...(subject !== '' && { subject }),
  ...(cause !== '' && { cause }),
  ...(state !== '' && { state }),
})

export const titleOf = ({ subject, topic }: { subject: string; topic?: string | null | undefined }): string =>
  topic ? `${subject} · ${topic}` : subject

/** Below its title: why, how far it has come, and when it was entered. */
export function detailOf(
  { cause, state, box, createdAt }: Mistake,
  now: string,
  dayOf: (at: string) => string,
): string {
  const reached = state === 'learned' ? 'Öğrenildi' : `${box}. kutu`
  return [...(cause ? [sayCause(cause)] : []), reached, sayDay(dayOf(createdAt), now)].join(' · ')
}

type Counted = { key: string; share: number | null }

/** What most mistakes come from; null where too few are known to say so. */
export function saySummary(byCause: readonly Counted[]): string | null {
  const [first] = byCause
  return first && first.share !== null ? `En sık neden: ${sayCause(first.key)} (${sayPercent(first.share)}).` : null
}
