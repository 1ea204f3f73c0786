import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { createPlaces, type Places } from './places.ts'

/** The phone whose screen the address names. */
export const firstPhone = 'Telefon 1'

let opened: Places | undefined

/** Of this window; opened when it is first needed, since tests draw forms where there is none. */
function places(): Places {
  const { history, location } = window
  opened ??= createPlaces(
    { history, location, addEventListener: (name, listener) => window.addEventListener(name, listener) },
    firstPhone,
  )
  return opened
}

export const forgetPlaces = (): void => places().reset()

const subscribe = (listener: () => void) => places().subscribe(listener)

/** The screen of this phone, by its name. Going to another one adds it to the browser's history. */
export function useScreenName(phone: string): [string, (screen: string) => void] {
  const screen = useSyncExternalStore(subscribe, () => places().screenOf(phone))
  return [screen, useCallback((next: string) => places().go(phone, next), [phone])]
}

/** While something is open over a phone, going back closes it. Another `step` of the same is something of its own. */
export function useLayer(isOpen: boolean, onClose: () => void, step = 0): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? places().lay(() => close()) : undefined), [isOpen, step])
}
