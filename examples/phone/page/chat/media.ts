import type { Client, Media } from '@yoldas/client'
import { createContext, useContext, useEffect, useState } from 'react'

/**
 * Where images are shown from: those of this phone as they were chosen, others by an address that is good for 15
 * minutes.
 */
export type MediaShelf = {
  /** Keeps what was chosen here: it is shown without being read again. */
  keep(id: string, url: string): void
  urlOf(id: string): string | undefined
  /** An address that works now. */
  fresh(id: string): Promise<string | null>
}

export function openMedia(client: Client): MediaShelf {
  const own = new Map<string, string>()
  return {
    keep: (id, url) => void own.set(id, url),
    urlOf: (id) => own.get(id),
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
  const [src, setSrc] = useState(shelf.urlOf(id) ?? url ?? undefined)
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
