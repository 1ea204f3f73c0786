import type { StoredMedia } from '@yoldas/contracts/media'

type Said = { content: string; media: readonly StoredMedia[] }

const isSound = ({ kind }: StoredMedia) => kind === 'audio'

/** Recordings that no server has heard yet. */
export const unheardIn = ({ media }: Pick<Said, 'media'>): StoredMedia[] =>
  media.filter((one) => isSound(one) && one.transcript === null)

/** What a message says: what was written, and what was heard. */
export const saidIn = ({ content, media }: Said): string =>
  [content, ...media.flatMap(({ transcript }) => transcript?.text ?? [])].filter((text) => text !== '').join('\n')

/** Whether a message is nothing but recordings in which nothing was heard. */
export const isMute = (message: Said): boolean =>
  message.media.length > 0 && message.media.every(isSound) && saidIn(message).trim() === ''

/** What a recording is answered by where it could not be heard. */
export const muteText =
  'Ses kaydını şu an dinleyemiyorum, o yüzden ne söylediğini bilmiyorum. Yazabilirsen hemen bakayım. Zor bir andaysan güvendiğin bir yetişkine haber ver; tehlikedeysen 112’yi ara.'
