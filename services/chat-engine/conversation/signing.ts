import type { ChatMessage, Turn } from '@yoldas/contracts/chat'
import type { Media, StoredMedia } from '@yoldas/contracts/media'
import type { StoredMessage, StoredTurn } from './rows.ts'

/** Signs an address for media that is ready; other media has none. */
export type SignMedia = (studentKey: string, media: StoredMedia) => Promise<Media>

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
