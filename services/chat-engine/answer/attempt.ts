import { newId } from '@yoldas/ids'
import type { Relay } from '@yoldas/outbox'
import type { Log } from '@yoldas/telemetry'
import type { FoundConcern } from '../care/store.ts'
import type { Category } from '../care/tiers.ts'
import type { Models } from '../clients/models.ts'
import type { Moderation } from '../clients/moderation.ts'
import type { Pseudonyms } from '../clients/pseudonyms.ts'
import type { PauseMinutes } from '../conversation/notices.ts'
import type { Bubble } from '../conversation/rules.ts'
import type { SignMedia } from '../conversation/signing.ts'
import type { TurnMetrics } from '../metrics.ts'
import type { ContextDeps, ReadAhead } from '../prompt/context.ts'
import type { Meter } from '../spending/meter.ts'
import { maxBubbles } from '../text/bubbles.ts'
import { type Given, openGiven } from '../text/citations.ts'
import type { Hint } from '../text/marks.ts'
import type { Claim, Effect, Usage } from '../turn/store.ts'
import { nothingUsed, type Used } from '../turn/used.ts'
import { appendBubble } from './appendBubble.ts'
import type { LiveTurn } from './live.ts'
import { type Moderating, openModerating } from './moderate.ts'
import type { Tool, ToolSource } from './toolbox.ts'
import { openWatch, type Watch } from './watch.ts'
import { openWriting, type Writing } from './writing.ts'

export type TurnDeps = ContextDeps & {
  log: Log
  relay: Pick<Relay, 'deliver'>
  turns: TurnMetrics
  models: Models
  pseudonymOf: Pseudonyms
  /** Where there is such a server. */
  moderation?: Moderation | undefined
  tools: readonly Tool[]
  /** Where there is such a server. */
  higherEducation?: ToolSource | undefined
  signMedia: SignMedia
  meter: Meter
  turnSeconds: number
  pauseMinutes: PauseMinutes
  /** What a turn's end sends to other services is committed. */
  onEnd: (turn: Pick<Claim, 'origin'>) => void
}

/** What others want of a turn under way: that it is left alone, or that it ends with what is written. */
export type Orders = { abandoned: AbortSignal; stopped: AbortSignal }

export type Attempt = {
  claim: Claim
  ahead?: ReadAhead | undefined
  live: LiveTurn
  orders: Orders
  /** Filled in while the model works. */
  usage: Usage
  /** Likewise: the distress that the model, the moderation or the patterns over the answer find. */
  found: FoundConcern[]
  elapsed(): number
  /** The conversation's name in traces, where there is a trace. */
  conversation?: string | undefined
}

/** What an attempt at an answer works with until it is over. */
export type Begun = Disposable & {
  /** Another one after `showAgain`. */
  readonly writing: Writing
  given: Given
  watch: Watch
  moderating: Moderating | undefined
  effects: Effect[]
  used: Used
  /** The marks of hints in the answer. */
  hints: Hint[]
  /** Which hint on its question the turn before was. */
  earlierHints: number
  /** Aborts when the model's work is over, for whatever reason. */
  signal: AbortSignal
  /** Aborts when nothing more is taken of what the model says. */
  full: AbortSignal
  /** Aborts when a text written by hand has taken the answer's place. */
  byHand: AbortSignal
  showsPreview: boolean
  /** What is suspected, where the turn is careful on a suspicion alone. */
  suspected: Category | null
  /** Of the text written by hand that was given because the model may not be asked. */
  answerId: string | null
  /** Whether the answer has a bubble by hand. The model must add one. */
  readonly hasBubble: boolean
  /** What the model wrote, with the bubble by hand that was added to it. */
  withBubble(written: Bubble[]): Bubble[]
  /** Says what the turn has to do without, with all that was said of it before. */
  goWithout(...missing: readonly string[]): void
  /** Another model takes over: drops what was written and shows these texts, of whole steps, as new bubbles. */
  showAgain(texts: readonly string[]): void
}

/** A bubble by hand that what was found brings: the first if nothing was shown before, otherwise the last. */
type Added = { id: string; text: string; isFirst: boolean }

export function begin(deps: TurnDeps, { claim, live, orders, found }: Attempt): Begun {
  const [over, full] = [new AbortController(), new AbortController()]
  const given = openGiven()
  const used = nothingUsed()
  const { degraded } = used
  const hints: Hint[] = []
  const goWithout: Begun['goWithout'] = (...missing) => {
    for (const part of missing) degraded.add(part)
    if (degraded.size > 0) live.status({ stage: 'writing', degraded: [...degraded] })
  }
  let added: Added | null = null
  const addBubble = (text: string) => {
    added = { id: newId(), text, isFirst: writing.isEmpty }
    if (added.isFirst) live.begin(added)
  }
  const hasBubble = () => Boolean(claim.first) || added !== null
  const watch = openWatch({
    ...{ turns: deps.turns, found, addBubble },
    replace: (text) => writing.replace(text),
    end: () => over.abort(),
  })
  const moderating =
    deps.moderation &&
    openModerating(deps.moderation, {
      log: deps.log,
      onVerdict: (concern) => watch.note(concern, 'moderation'),
      onFailure: () => goWithout('moderation'),
    })
  const open = () =>
    openWriting(live, given, {
      onConcern: (concern) => watch.note(concern, 'model'),
      onHint: (hint) => hints.push(hint),
      onUnsaid: watch.onUnsaid,
      onFull: () => full.abort(),
      mostBubbles: () => (hasBubble() ? maxBubbles - 1 : maxBubbles),
      opened: moderating?.opened,
    })
  let writing = open()
  const time = AbortSignal.timeout(deps.turnSeconds * 1000)
  return {
    get writing() {
      return writing
    },
    given,
    watch,
    moderating,
    effects: [],
    used,
    hints,
    earlierHints: 0,
    signal: AbortSignal.any([orders.abandoned, orders.stopped, over.signal, time]),
    full: full.signal,
    byHand: over.signal,
    showsPreview: false,
    suspected: null,
    answerId: null,
    get hasBubble() {
      return hasBubble()
    },
    withBubble(written) {
      if (!added) return written
      const { id, text, isFirst } = added
      if (isFirst) return [{ id, text, author: 'hand' }, ...written]
      // An answer by hand has taken the place of all that it came behind.
      return watch.answerId === null ? appendBubble(live, written, text) : written
    },
    goWithout,
    showAgain(texts) {
      writing.drop()
      watch.again()
      hints.length = 0
      // A text by hand stands, and ends the turn.
      if (over.signal.aborted) return
      live.restart()
      writing = open()
      for (const text of texts) {
        writing.push(text)
        writing.split()
      }
    },
    [Symbol.dispose]() {
      moderating?.[Symbol.dispose]()
      writing[Symbol.dispose]()
    },
  }
}
