import type { BlockReason } from '@yoldas/contracts/verdict'
import { whomToTurnTo } from '../care/answers.ts'

/** What a student gets in place of an answer while the companion may not talk to them. */
export const blockedTexts: Record<BlockReason, string> = {
  parent: `Şu anda sana yanıt yazamıyorum, çünkü benimle yazışman için verilmiş olan izin geri alındı. İzin yeniden verilirse bana yine yaz; eski mesajların burada duruyor. ${whomToTurnTo}`,
  age: `Şu anda sana yanıt yazamıyorum, çünkü senin yaşında benimle yazışmak için önce velinin onayı gerekiyor. Onay verilince bana yine yaz; mesajların burada duruyor. ${whomToTurnTo}`,
  consent: `Şu anda sana yanıt yazamıyorum, çünkü benimle yazışman için gereken bir onay eksik. Uygulama sana hangisi olduğunu gösterir; onay verilince bana yine yaz. ${whomToTurnTo}`,
}
