import { ClientError, type Failure } from '@yoldas/client'

/** What stands beside which field, in Turkish. */
export type Fields = Readonly<Record<string, string>>
/** What came of a request that failed: beside fields, and above the form where no field can say it. */
export type Refusal = { fields: Fields; notice: string | null }

export const nothingRefused: Refusal = { fields: {}, notice: null }
const checkField = 'Bu bilgiyi kontrol eder misin?'
const checkFields = 'Kaydedilemedi: işaretli alanları kontrol eder misin?'
const unexpected = 'Beklenmeyen bir sorun oldu. Birazdan yeniden dene.'

/** What failed, whatever was asked. */
const sentences: Partial<Record<Failure['kind'], string>> = {
  network: 'İnternete bağlanılamadı, değişikliğin kaydedilmedi. Yazdıkların duruyor; bağlantı gelince yeniden dene.',
  timeout: 'Yanıt gecikti. Birazdan yeniden dene.',
  unavailable: 'Yoldaş şu anda yanıt veremiyor. Birazdan yeniden dene.',
  unauthorized: 'Oturumun sona erdi. Devam etmek için yeniden giriş yap.',
  'other-student': 'Başka bir hesapla giriş yapılmış. Devam etmek için yeniden giriş yap.',
  'signed-out': 'Oturumun kapandı. Devam etmek için yeniden giriş yap.',
  gone: 'Bu kayıt artık yok. Başka bir yerde silinmiş olabilir.',
  refused: 'Bu değişiklik kabul edilmedi. Bilgileri kontrol eder misin?',
}

/** The same where nothing was to be changed. */
const readSentences: typeof sentences = {
  ...sentences,
  network: 'İnternete bağlanılamadı. Bağlantı gelince burası yenilenir.',
  refused: 'Bu bilgi alınamadı. Birazdan yeniden dene.',
}

const sayBy = (error: unknown, words: typeof sentences): string =>
  (error instanceof ClientError ? words[error.failure.kind] : undefined) ?? unexpected

/** What a failed change says to the student. */
export const sayFailure = (error: unknown): string => sayBy(error, sentences)
/** What a failed reading says. */
export const sayReadFailure = (error: unknown): string => sayBy(error, readSentences)

export const isGone = (error: unknown): boolean => error instanceof ClientError && error.failure.kind === 'gone'

/**
 * `said` has a sentence for each field of the form, or for the beginning of its path; what names none of them is a
 * notice.
 */
export function refusalOf(error: unknown, said: Fields = {}): Refusal {
  if (!(error instanceof ClientError) || error.failure.kind !== 'refused')
    return { fields: {}, notice: sayFailure(error) }
  const known = Object.keys(said)
  const fields: Record<string, string> = {}
  for (const { path } of error.failure.issues) {
    const field = known.find((name) => path === name || path.startsWith(`${name}.`))
    if (field) fields[field] = said[field] ?? checkField
  }
  return { fields, notice: Object.keys(fields).length > 0 ? checkFields : sayFailure(error) }
}

/** What the form itself sees before it asks; null when there is nothing to say. */
export const fieldRefusal = (fields: Record<string, string | false | null | undefined>): Refusal | null => {
  const said = Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : []))
  return said.length > 0 ? { fields: Object.fromEntries(said), notice: checkFields } : null
}
