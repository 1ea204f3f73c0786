import type { Client, Media } from '@yoldas/client'
import { createContext, useContext, useEffect, useState } from 'react'

/**
 * Where attachments are shown from: those of this phone as they were chosen, others by an address that is good for 15
 * minutes.
 */
export type MediaShelf = {
  /** Keeps what was chosen or recorded here: it is shown without being read again. */
  keep(id: string, own: OwnMedia): void
  ownOf(id: string): OwnMedia | undefined
  /** An address that works now. */
  fresh(id: string): Promise<string | null>
}

export type OwnMedia = { url: string; isSound: boolean }

export function openMedia(client: Client): MediaShelf {
  const kept = new Map<string, OwnMedia>()
  return {
    keep: (id, own) => void kept.set(id, own),
    ownOf: (id) => kept.get(id),
    fresh: async (id) => (await client.media.get(id)).url,
  }
}

export const MediaContext = createContext<MediaShelf | null>(null)

export function useMedia(): MediaShelf {
  const shelf = useContext(MediaContext)
  if (!shelf) throw new Error('attachments are shown inside a chat')
  return shelf
}

/** The first address that was given, for as long as it works: every read of history signs another one. */
export function useMediaUrl({ id, url }: Pick<Media, 'id' | 'url'>): { src: string | undefined; onError(): void } {
  const shelf = useMedia()
  const [src, setSrc] = useState(shelf.ownOf(id)?.url ?? url ?? undefined)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries === 0) return
    let isHere = true
    shelf.fresh(id).then(
      (fresh) => isHere && setSrc(fresh ?? undefined),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [tries, id, shelf])
  return { src, onError: () => setTries((before) => Math.min(before + 1, 2)) }
}
