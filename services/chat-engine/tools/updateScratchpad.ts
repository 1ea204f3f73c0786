import { textUpTo } from '@yoldas/contracts/values'
import { z } from 'zod'
import { tool } from '../answer/toolbox.ts'
import { setScratchpad } from '../conversation/store.ts'

/** Characters of the companion's notes on a student. */
const maxCharacters = 2000

export const updateScratchpad = tool({
  name: 'update_scratchpad',
  description: `Öğrenci hakkında kendine tuttuğun notları bu metinle değiştirir; sonraki her konuşmada önünde olur. Kalıcı şeyleri yaz (hedefler, zorlandığı yerler, verdiğin sözler), eskiyeni çıkar. En fazla ${maxCharacters} karakter.`,
  input: z.object({ text: textUpTo(maxCharacters).meta({ description: 'Notların tamamı.' }) }),
  begin:
    (turn) =>
    async ({ text }) => {
      turn.stage({
        isAnswer: false,
        apply: async (tx) => {
          await setScratchpad(tx, turn.studentKey, text)
          return undefined
        },
      })
      return { ok: true }
    },
})
