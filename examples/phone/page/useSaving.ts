import { useEffect, useRef, useState } from 'react'
import { type Fields, nothingRefused, type Refusal, refusalOf } from './refusals.ts'

/**
 * A request that changes something: whether it runs, and what was refused of it. `form` is for the form's `ref`: the
 * first field that was refused takes the focus.
 */
export function useSaving(said: Fields = {}) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>(nothingRefused)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal === nothingRefused) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    // With its label above and what was refused below.
    field?.scrollIntoView({ block: 'center' })
  }, [refusal])
  /**
   * What came of it; undefined after a failure, which is then in `refusal`. A second call while one runs does nothing.
   */
  const save = async <Value>(action: () => Promise<Value>): Promise<{ value: Value } | undefined> => {
    if (isBusy) return undefined
    setBusy(true)
    setRefusal(nothingRefused)
    try {
      return { value: await action() }
    } catch (error) {
      setRefusal(refusalOf(error, said))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, refusal, refuse: setRefusal, save, form }
}
