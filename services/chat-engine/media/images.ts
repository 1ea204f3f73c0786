import { Unavailable } from '@yoldas/bus'
import type { Storage } from '../clients/storage.ts'
import { previewKey } from './rules.ts'

/** An image for the model, as a data URL; null when it is not available in time. */
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
