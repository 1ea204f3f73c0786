import './answer.css'
import { readAnswer } from '@yoldas/text'
import { createElement, useMemo } from 'react'
import { elementsOf } from './elements.ts'

/** The text of a message of the companion's. `isOpen`: it is being written. */
export function Answer({ text, isOpen = false }: { text: string; isOpen?: boolean }) {
  return useMemo(
    () => createElement('div', { className: 'answer' }, ...elementsOf(readAnswer(text, isOpen))),
    [text, isOpen],
  )
}
