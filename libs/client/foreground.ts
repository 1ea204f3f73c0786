import { ClientError, failureOf } from './errors.ts'
import type { ShownState } from './shown.ts'
import { callSafely } from './timing.ts'
import type { Connection } from './view.ts'

type Deps = {
  shown: Pick<ShownState, 'setStatus'>
  /** Reads and sends until the signal aborts. */
  begin(signal: AbortSignal): Promise<void>
  onPause(): void
  /** The app is another student's now: nothing of this one is shown any more. */
  onOtherStudent(): void
  onUnauthorized(): void
}

/** The times in the foreground, one after another, until the student signs out or the app is another's. */
export function createForeground({ shown, begin, onPause, onOtherStudent, onUnauthorized }: Deps) {
  const signingOut = new AbortController()
  let isOtherStudent = false
  let isReported = false
  let run: AbortController | undefined

  const pause = (connection: Connection) => {
    run?.abort()
    run = undefined
    onPause()
    shown.setStatus({ connection })
  }
  const halt = (error: unknown) => {
    const failure = failureOf(error)
    if (failure.kind === 'cancelled' || failure.kind === 'signed-out' || signingOut.signal.aborted) return
    if (failure.kind !== 'unauthorized' && failure.kind !== 'other-student') return shown.setStatus({ failure })
    pause('unauthorized')
    if (failure.kind === 'other-student') {
      isOtherStudent = true
      onOtherStudent()
    }
    shown.setStatus({ failure })
    if (!isReported) callSafely(onUnauthorized)
    isReported = true
  }
  const isOver = () => signingOut.signal.aborted || isOtherStudent

  return {
    signedOut: signingOut.signal,
    /** Of the time in the foreground; undefined in the background. */
    running: () => run?.signal,
    /** Nothing is shown, written or sent any more. */
    isOver,
    /** Begins anew, in place of the time until now. */
    start() {
      if (isOver()) return
      run?.abort()
      isReported = false
      const own = new AbortController()
      run = own
      shown.setStatus({ connection: 'connecting', failure: null, isCurrent: false })
      void begin(own.signal).catch(halt)
    },
    /** What stands there for another reason stays: signed out, say. */
    background() {
      if (run) pause('paused')
    },
    /** Shows a failure, and pauses where only a new sign-in helps. Each sign-in is asked for once. */
    halt,
    /** A token was taken. */
    noteAuthorized() {
      isReported = false
    },
    /** @throws `signed-out` or `other-student` */
    refuseIfOver() {
      if (signingOut.signal.aborted) throw new ClientError({ kind: 'signed-out' })
      if (isOtherStudent) throw new ClientError({ kind: 'other-student' })
    },
    signOut() {
      signingOut.abort()
      pause('signed-out')
    },
  }
}
