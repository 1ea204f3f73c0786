import type { Log } from '@yoldas/telemetry'
import type { Concern } from '../care/tiers.ts'
import { concernOfScores } from '../care/verdicts.ts'
import { BreakerOpen } from '../clients/breaker.ts'
import type { Moderation } from '../clients/moderation.ts'

/** What nothing is shown before, from the moment of asking. */
const waitMilliseconds = 300

/** A moderation endpoint's look at the student's message, beside the turn's work. */
export type Moderating = Disposable & {
  /** Asks; called again, it does nothing. */
  ask(text: string): void
  /** Its verdict has come, or cannot be had, or is waited for no longer. */
  opened: Promise<void>
  /** The same, at once where nothing was asked. */
  untilOpened(): Promise<void>
  /** Whether a verdict may still come. */
  isAwaited(): boolean
}

type Options = {
  log: Pick<Log, 'warn'>
  /** Also when it comes late, while the turn runs. */
  onVerdict(concern: Concern): void
  /** It cannot be had. */
  onFailure(): void
}

/** Disposed, it says nothing more. */
export function openModerating(moderation: Moderation, { log, onVerdict, onFailure }: Options): Moderating {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let state: 'unasked' | 'asked' | 'over' = 'unasked'
  let isOver = false
  let timer: NodeJS.Timeout | undefined

  async function read(text: string) {
    try {
      const concern = concernOfScores(await moderation.score(text))
      state = 'over'
      if (!isOver) onVerdict(concern)
    } catch (err) {
      state = 'over'
      if (!(err instanceof BreakerOpen)) log.warn({ err }, 'the message was not moderated')
      if (!isOver) onFailure()
    } finally {
      clearTimeout(timer)
      open()
    }
  }

  return {
    opened,
    untilOpened: async () => {
      if (state !== 'unasked') await opened
    },
    isAwaited: () => state === 'asked',
    ask(text) {
      if (state !== 'unasked') return
      state = 'asked'
      timer = setTimeout(open, waitMilliseconds)
      void read(text)
    },
    [Symbol.dispose]() {
      isOver = true
      clearTimeout(timer)
      open()
    },
  }
}
