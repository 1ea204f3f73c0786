import type { ChatMessage, Turn } from '@yoldas/contracts/chat'
import type { Media, StoredMedia } from '@yoldas/contracts/media'
import type { Addresses } from '../clients/addresses.ts'
import type { StoredMessage, StoredTurn } from '../conversation/rows.ts'
import { copyKey, disposition } from './rules.ts'

/** Signs an address for media that is ready; other media has none. */
export type SignMedia = (studentKey: string, media: StoredMedia) => Promise<Media>

export const mediaSigner =
  ({ signRead }: Pick<Addresses, 'signRead'>): SignMedia =>
  async (studentKey, media) => {
    if (media.status !== 'ready') return { ...media, url: null, urlExpiresAt: null }
    const shown = { contentType: media.mimeType, disposition: disposition(media) }
    const { url, expiresAt } = await signRead(copyKey(studentKey, media.id), shown)
    return { ...media, url, urlExpiresAt: expiresAt }
  }

/** The message as it is shown, for a while. */
export async function signMessage(
  signMedia: SignMedia,
  studentKey: string,
  message: StoredMessage,
): Promise<ChatMessage> {
  return { ...message, media: await Promise.all(message.media.map((media) => signMedia(studentKey, media))) }
}

export async function signTurn(signMedia: SignMedia, studentKey: string, turn: StoredTurn): Promise<Turn> {
  return { ...turn, message: await signMessage(signMedia, studentKey, turn.message) }
}
