import type { BlockReason } from '@yoldas/client'

/** Why the companion writes no answers, in a sentence. */
export const sayBlocked: Record<BlockReason, string> = {
  parent: 'Yoldaş’la yazışman için verilmiş olan izin geri alındı.',
  age: 'Yoldaş’la yazışabilmen için önce velinin onayı gerekiyor.',
  consent: 'Yoldaş’la yazışabilmen için gereken bir onay eksik.',
}
