import type { Item, Message } from '@yoldas/client'
import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'
import type { MenuPlace } from '../MessageMenu.tsx'
import { followed, intentOf, isEnough, type Move, pressMilliseconds } from './gestures.ts'

type Wanted = { onMenu(place: MenuPlace): void; onReply(message: Message): void }

/** A finger on a message. */
type Touch = {
  pointerId: number
  row: HTMLElement
  message: Message
  from: Move
  state: 'resting' | 'swiping'
  timer: ReturnType<typeof setTimeout>
}

/**
 * What a finger does with messages: one that rests opens the menu, one that goes to the right answers. The button beside
 * each message is for the keyboard, the mouse and the screen reader, and its menu has both.
 */
export function useGestures(items: readonly Item[], wanted: Wanted) {
  const known = useRef({ items, wanted })
  known.current = { items, wanted }
  const gestures = useMemo(() => createGestures(() => known.current), [])
  useEffect(() => gestures.end, [gestures])
  return gestures.handlers
}

function createGestures(known: () => { items: readonly Item[]; wanted: Wanted }) {
  let touch: Touch | undefined
  /** The menu has come and the finger is lifted: the click of that is not meant. */
  let isPressed = false

  const end = () => {
    if (!touch) return
    clearTimeout(touch.timer)
    touch.row.style.translate = ''
    delete touch.row.dataset.swipe
    touch = undefined
  }
  const press = () => {
    if (touch?.state !== 'resting') return
    const { row, message } = touch
    end()
    isPressed = true
    navigator.vibrate?.(10)
    known().wanted.onMenu({ message, anchor: row.querySelector('.bubble') ?? row })
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    end()
    isPressed = false
    if (event.pointerType === 'mouse' || !event.isPrimary || !(event.target instanceof Element)) return
    const row = event.target.closest<HTMLElement>('[data-message]')
    const message = row && messageOf(known().items, row.dataset.message)
    if (!row || !message || message.origin === 'notice') return
    const timer = setTimeout(press, pressMilliseconds)
    touch = { pointerId: event.pointerId, row, message, from: placeOf(event), state: 'resting', timer }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!touch || event.pointerId !== touch.pointerId) return
    const moved = movedBy(touch, event)
    if (touch.state === 'resting') {
      const intent = intentOf(moved)
      if (intent === 'press') return
      clearTimeout(touch.timer)
      if (intent === 'scroll' || (event.target instanceof Element && isWide(event.target, touch.row))) return end()
      touch.state = 'swiping'
      touch.row.setPointerCapture(touch.pointerId)
    }
    touch.row.style.translate = `${followed(moved)}px`
    touch.row.dataset.swipe = isEnough(moved) ? 'enough' : 'begun'
  }
  const lift = (event: PointerEvent<HTMLElement>) => {
    if (!touch || event.pointerId !== touch.pointerId) return
    const { state, message } = touch
    const isAnswered = state === 'swiping' && isEnough(movedBy(touch, event))
    end()
    if (isAnswered) known().wanted.onReply(message)
  }
  return {
    end,
    handlers: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: end,
      // The browser's own menu would come over ours.
      onContextMenu: (event: MouseEvent) => void ((touch || isPressed) && event.preventDefault()),
      onClickCapture(event: MouseEvent) {
        if (!isPressed) return
        isPressed = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}

const placeOf = ({ clientX, clientY }: PointerEvent): Move => ({ x: clientX, y: clientY })
const movedBy = ({ from }: Touch, event: PointerEvent): Move => ({
  x: event.clientX - from.x,
  y: event.clientY - from.y,
})

const messageOf = (items: readonly Item[], id: string | undefined): Message | undefined => {
  const item = items.find((item) => item.kind === 'message' && item.message.id === id)
  return item?.kind === 'message' ? item.message : undefined
}

/** Whether something in the message scrolls to the side under the finger, as a wide table does. */
function isWide(target: Element, row: Element): boolean {
  for (let element: Element | null = target; element && element !== row; element = element.parentElement)
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return true
  return false
}
