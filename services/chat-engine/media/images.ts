import { Unavailable } from '@yoldas/bus'
import type { Storage } from '../clients/storage.ts'
import { previewKey } from './rules.ts'

/** An image as the model takes it, in the text of an address; null when it cannot be had, or not in time. */
export async function readForModel(
  storage: Pick<Storage, 'read'>,
  studentKey: string,
  mediaId: string,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const bytes = await storage.read(previewKey(studentKey, mediaId), { signal })
    return bytes && `data:image/jpeg;base64,${bytes.toString('base64')}`
  } catch (error) {
    if (error instanceof Unavailable) return null
    throw error
  }
}
