import { ClientError, type Connection, type ConversationState, type Failure } from '@yoldas/client'

export type Turn = ConversationState['turns'][number]

const tools: Readonly<Record<string, string>> = {
  search_corpus: 'Kaynaklara bakıyor…',
  schedule_message: 'Hatırlatma kuruyor…',
  cancel_scheduled: 'Hatırlatmayı kaldırıyor…',
  list_scheduled: 'Hatırlatmalara bakıyor…',
  add_plan_block: 'Planına ekliyor…',
  update_plan_block: 'Planını düzenliyor…',
  get_plan: 'Planına bakıyor…',
  get_journey: 'Gelişimine bakıyor…',
  log_exam_result: 'Denemeni kaydediyor…',
  log_study_session: 'Çalışmanı kaydediyor…',
  get_review: 'Tekrarlarına bakıyor…',
  list_mistakes: 'Yanlış defterine bakıyor…',
  add_mistake: 'Yanlış defterine ekliyor…',
  add_card: 'Kart ekliyor…',
  set_preferences: 'Tercihlerini ayarlıyor…',
  update_scratchpad: 'Not alıyor…',
}

/** What the companion is doing in the oldest turn that is not done: it waits for another one only if the service says so. */
export function sayTurn({ stage, tool }: Turn): string {
  if (stage === 'waiting') return 'Sırada bekliyor…'
  if (stage === 'retrieving') return 'Kaynaklara bakıyor…'
  if (stage === 'tool') return tools[tool ?? ''] ?? 'Araştırıyor…'
  return stage === 'writing' ? 'Yazıyor…' : 'Düşünüyor…'
}

/** When nothing was written for a while, beside what the companion is doing. */
export const saySilence = 'Bir süredir yeni metin gelmedi. Yanıt beklenenden uzun sürüyor.'

const without: Readonly<Record<string, string>> = {
  profile: 'profilin',
  journey: 'gelişimin',
  media: 'eklerin',
  retrieval: 'kaynaklar',
  'higher-education': 'tercih verileri',
}

/** What the companion could not look at, of what the student would notice. */
export const namesOfMissing = (degraded: readonly string[]): string[] => degraded.flatMap((name) => without[name] ?? [])

/** The same as a sentence; null when the student would not notice. */
export function sayDegraded(degraded: readonly string[]): string | null {
  const names = namesOfMissing(degraded)
  return names.length === 0 ? null : `Şu an ulaşılamıyor: ${names.join(', ')}. Yanıt bunlar olmadan yazılıyor.`
}

export const sayConnection: Readonly<Record<Connection, string>> = {
  live: 'Bağlı',
  connecting: 'Bağlanıyor…',
  offline: 'Bağlantı yok',
  paused: 'Duraklatıldı',
  unauthorized: 'Oturum sona erdi',
  'signed-out': 'Oturum kapandı',
}

/** Why a message was not taken. */
export function sayRefused(failure: Failure | null): string {
  if (failure?.kind !== 'refused') return 'Gönderilemedi.'
  const paths = failure.issues.map(({ path }) => path)
  if (paths.some((path) => path.startsWith('message'))) return 'Mesajın çok uzun. En fazla 8000 karakter yazabilirsin.'
  if (paths.some((path) => path.startsWith('mediaIds'))) return 'Ek gönderilemedi. Yeniden eklemeyi dener misin?'
  return 'Gönderilemedi.'
}

/** Why no other answer is written. */
export function sayNotRegenerated(error: unknown): string {
  const isRefused = error instanceof ClientError && error.failure.kind === 'refused'
  return isRefused ? 'Bu yanıt yeniden yazılamıyor.' : 'Yanıt şu anda yeniden yazılamadı. Birazdan yeniden dene.'
}

/** Why an attachment cannot be sent; `isPassing` when the same may be tried again. */
export function sayUpload(error: unknown): { text: string; isPassing: boolean } {
  const kind = error instanceof ClientError ? error.failure.kind : 'unexpected'
  if (kind === 'media-failed') return { text: 'Bu dosya açılamadı. Başka bir dosya dene.', isPassing: false }
  if (kind === 'refused') return { text: 'Bu dosya türü desteklenmiyor ya da dosya çok büyük.', isPassing: false }
  if (kind === 'network' || kind === 'timeout')
    return { text: 'Bağlantı yok. Bağlantı gelince yeniden dene.', isPassing: true }
  return { text: 'Yüklenemedi. Yeniden dener misin?', isPassing: true }
}
