import type { Bus } from '@yoldas/bus'
import { type Media, maxShown, type StoredMedia, showMedia } from '@yoldas/contracts/media'
import type { Mistake, StoredMistake } from '@yoldas/contracts/mistakes'
import { deadlineIn } from '@yoldas/time'

/** Mistakes are shown without addresses rather than late. */
const addressMilliseconds = 1_000

/** Mistakes with fresh addresses of their pictures, asked for at once; without an answer they have none. */
export async function withPictures(
  bus: Pick<Bus, 'request'>,
  studentKey: string,
  mistakes: readonly StoredMistake[],
): Promise<Mistake[]> {
  const shown = await showPictures(
    bus,
    studentKey,
    mistakes.flatMap(({ media }) => media ?? []),
  )
  return mistakes.map((mistake) => ({
    ...mistake,
    media: mistake.media && (shown.get(mistake.media.id) ?? unshown(mistake.media)),
  }))
}

const unshown = (media: StoredMedia): Media => ({ ...media, url: null, urlExpiresAt: null })

async function showPictures(
  bus: Pick<Bus, 'request'>,
  studentKey: string,
  pictures: readonly StoredMedia[],
): Promise<ReadonlyMap<string, Media>> {
  const mediaIds = [...new Set(pictures.map(({ id }) => id))].slice(0, maxShown)
  if (mediaIds.length === 0) return new Map()
  // The bus logs who did not answer.
  const answer = await bus
    .request(showMedia, { studentKey, mediaIds }, deadlineIn(addressMilliseconds))
    .catch(() => ({ media: [] }))
  return new Map(answer.media.map((media) => [media.id, media]))
}
