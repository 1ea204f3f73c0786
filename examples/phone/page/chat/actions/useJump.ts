import type { Conversation } from '@yoldas/client'
import { type RefObject, useCallback } from 'react'
import { bring } from './bring.ts'

const sayNotBrought = {
  gone: 'Bu mesaj artık yok.',
  'too-far': 'Bu mesaj çok geride kaldı, buradan gösterilemiyor.',
} as const

/** Shows a message of this chat where it was said, and reads older ones if it is not there yet. */
export function useJump(
  chat: RefObject<HTMLElement | null>,
  conversation: Conversation,
  say: (text: string) => void,
): (id: string) => void {
  return useCallback(
    (id: string) => {
      const jump = async () => {
        // What was open gives the focus back first.
        await nextFrame()
        await nextFrame()
        const row = rowOf(chat.current, id)
        if (row) return show(row)
        say('Mesaj aranıyor…')
        const brought = await bring(conversation, id)
        say(brought === 'here' ? '' : sayNotBrought[brought])
        if (brought === 'here') await whenDrawn(() => rowOf(chat.current, id)).then(show)
      }
      jump().catch(() => say('Mesaja şu anda ulaşılamadı. Birazdan yeniden dene.'))
    },
    [chat, conversation, say],
  )
}

const rowOf = (chat: HTMLElement | null, id: string) =>
  chat?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`) ?? null

/** The focus goes with the eye. */
async function show(row: HTMLElement) {
  const isFar = Math.abs(row.getBoundingClientRect().top) > 2 * window.innerHeight
  const isStill = isFar || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const scroll = () => row.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
  scroll()
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  row.animate([{ background: 'var(--accent-tint)' }, { background: 'transparent' }], 1_600)
  if (!isStill) return
  // What has come into view has another height than was guessed.
  await nextFrame()
  await nextFrame()
  scroll()
}

const nextFrame = () => new Promise(requestAnimationFrame)
const mostFrames = 120

/** What was read is drawn a few frames later. */
async function whenDrawn(look: () => HTMLElement | null): Promise<HTMLElement> {
  for (let frames = 0; frames < mostFrames; frames += 1) {
    const element = look()
    if (element) return element
    await nextFrame()
  }
  throw new Error('a message that is there is not drawn')
}
