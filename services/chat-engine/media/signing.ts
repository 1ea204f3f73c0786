import type { Addresses } from '../clients/addresses.ts'
import type { SignMedia } from '../conversation/signing.ts'
import { copyKey, disposition } from './rules.ts'

export const mediaSigner =
  ({ signRead }: Pick<Addresses, 'signRead'>): SignMedia =>
  async (studentKey, media) => {
    if (media.status !== 'ready') return { ...media, url: null, urlExpiresAt: null }
    const shown = { contentType: media.mimeType, disposition: disposition(media) }
    const { url, expiresAt } = await signRead(copyKey(studentKey, media.id), shown)
    return { ...media, url, urlExpiresAt: expiresAt }
  }
