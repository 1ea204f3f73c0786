import type { Addresses } from '../clients/addresses.ts'
import type { SignMedia } from '../conversation/signing.ts'
import { copyKey, disposition } from './rules.ts'

export const mediaSigner =
  ({ signRead }: Pick<Addresses, 'signRead'>): SignMedia =>
  async (studentKey, { isSilenced = false, ...stored }) => {
    const media = { ...stored, transcript: stored.transcript?.text ? stored.transcript : null }
    if (media.status !== 'ready' || isSilenced) return { ...media, url: null, urlExpiresAt: null }
    const shown = { contentType: media.mimeType, disposition: disposition(media) }
    const { url, expiresAt } = await signRead(copyKey(studentKey, media.id), shown)
    return { ...media, url, urlExpiresAt: expiresAt }
  }
