import { memoryLength } from '@yoldas/contracts/memory'
import { textUpTo } from '@yoldas/contracts/values'
import { z } from 'zod'
import { type ToolTurn, tool } from '../answer/toolbox.ts'
import { announceMemory } from '../memory/announce.ts'
import { rewriteMemory } from '../memory/store.ts'

export const updateScratchpad = tool({
  name: 'update_scratchpad',
  description: `Öğrenci hakkında kendine tuttuğun notları bu metinle değiştirir; sonraki her konuşmada önünde olur. Kalıcı şeyleri yaz (hedefler, zorlandığı yerler, verdiğin sözler), eskiyeni çıkar. Öğrenci bu notları okuyabilir. En fazla ${memoryLength} karakter.`,
  input: z.object({ text: textUpTo(memoryLength).meta({ description: 'Notların tamamı.' }) }),
  begin: (turn) => {
    let staged: string | null = null
    return async ({ text }) => {
      if (staged === null) turn.stage({ isAnswer: false, apply: (tx) => rewrite(turn, tx, staged ?? '') })
      staged = text
      return { ok: true }
    }
  },
})

/** Left out where the notes have changed since the turn read them: the student may have corrected them. */
async function rewrite({ bus, studentKey, memoryRevision }: ToolTurn, tx: ToolTurn['db'], text: string) {
  const isChanged = await rewriteMemory(tx, studentKey, text, memoryRevision)
  return isChanged ? () => announceMemory(bus, studentKey) : undefined
}
