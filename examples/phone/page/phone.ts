import { createContext, useContext } from 'react'
import type { Shelf } from './shelf.ts'

export type Platform = 'ios' | 'android'

/** The phone that a screen is shown on. */
export type Phone = {
  /** What tells it from the phone beside it. */
  name: string
  /** What the notifications of this phone are addressed to; undefined where nothing shows them. */
  deviceToken: string | undefined
  platform: Platform
  setPlatform(platform: Platform): void
  /** What was read last of its student. */
  shelf: Shelf
  /** What is laid over the phone, and not over those beside it, goes in here. */
  frame: HTMLElement | null
}

export const PhoneContext = createContext<Phone | null>(null)

export function usePhone(): Phone {
  const phone = useContext(PhoneContext)
  if (!phone) throw new Error('this part belongs inside a phone')
  return phone
}
