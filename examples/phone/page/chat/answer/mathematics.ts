import type { Item } from '@yoldas/client'
import { mayHaveFormula } from '@yoldas/text'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { drawFormula } from './katex.ts'

type Draw = typeof drawFormula

/** What draws formulas. It is large, so it comes with the first formula; if that fails, with the next one. */
function createMathematics() {
  let draw: Draw | null = null
  let isLoading = false
  const listeners = new Set<() => void>()

  async function fetchIt() {
    const { drawFormula, whenFontsAreHere } = await import('./katex.ts')
    await whenFontsAreHere()
    draw = drawFormula
    for (const listener of listeners) listener()
  }

  return {
    draw: () => draw,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load() {
      if (draw || isLoading) return
      isLoading = true
      fetchIt()
        // Formulas are shown as they are written.
        .catch(() => {})
        .finally(() => {
          isLoading = false
        })
    },
  }
}

const mathematics = createMathematics()

/** Null until it has come, which it does when it `isWanted`. */
export function useMathematics(isWanted: boolean): Draw | null {
  useEffect(() => {
    if (isWanted) mathematics.load()
  }, [isWanted])
  return useSyncExternalStore(mathematics.subscribe, mathematics.draw, () => null)
}

const longestWait = 500

const hasFormula = (item: Item) =>
  item.kind === 'message' && item.message.role === 'assistant' && mayHaveFormula(item.message.content)

/**
 * Whether the messages can be shown: those that are there first, if they have formulas, wait for what draws these, half
 * a second at the most, so that nothing moves when it comes.
 */
export function useIsDrawable(items: readonly Item[]): boolean {
  const [isWaiting, setWaiting] = useState<boolean>()
  if (isWaiting === undefined && items.length > 0) setWaiting(items.some(hasFormula))
  const isHere = useMathematics(isWaiting === true) !== null
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setWaiting(false), longestWait)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isHere || !isWaiting
}
