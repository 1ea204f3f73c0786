import { useEffect, useEffectEvent } from 'react'
import { type Dictation, withLine } from './dictation.ts'

type Field = { isReady: boolean; draft: string; setDraft(draft: string): void; send(text: string): void; open(): void }

/** Writes and sends what is dictated at the desk, once the phone can take it. */
export function useDictated(dictation: Dictation, { isReady, draft, setDraft, send, open }: Field): void {
  const take = useEffectEvent(({ text, isSent }: { text: string; isSent: boolean }) => {
    open()
    if (isSent) send(text)
    else setDraft(withLine(draft, text))
  })
  useEffect(() => (isReady ? dictation.take((dictated) => take(dictated)) : undefined), [dictation, isReady])
}
