import { ModelFailed } from './failure.ts'
import { isFields } from './fields.ts'

/** Aborts when no part of an answer comes within this time. */
export function watchStall(milliseconds: number | undefined) {
  if (milliseconds === undefined) return null
  const stalled = new AbortController()
  const fail = () => stalled.abort(new ModelFailed('stalled', 'the model stood still'))
  let timer = setTimeout(fail, milliseconds)
  return {
    signal: stalled.signal,
    heard(data: unknown, isFinished: boolean) {
      if (!isFields(data) || !Array.isArray(data.choices)) return
      clearTimeout(timer)
      if (!isFinished) timer = setTimeout(fail, milliseconds)
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  }
}
