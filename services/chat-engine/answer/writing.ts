import type { Unsaid } from '../care/saidPatterns.ts'
import type { Concern } from '../care/tiers.ts'
import type { Bubble } from '../conversation/rules.ts'
import { splitBubbles } from '../text/bubbles.ts'
import type { Given } from '../text/citations.ts'
import { concernOf, type Hint, hintOf, type Marked, markFilter } from '../text/marks.ts'
import { paced } from '../text/pace.ts'
import { openBubbles } from './answerBubbles.ts'
import { openDraft } from './draft.ts'
import { type Guarded, type Hit, openGuard } from './guard.ts'
import type { LiveTurn } from './live.ts'

/** UTF-16 units that are read at once, and that wait at the most. */
const readLength = 4_096

/** Stands where a bubble is open, or the next one would be. */
const anyText = '…'

/** An answer while it is written, shown as it comes. Disposed, it shows nothing more. */
export type Writing = Disposable & {
  push(piece: string): void
  /** What is pushed next is another text, for a bubble of its own while there is one left. */
  split(): void
  /** Puts a text written by hand in place of all bubbles. Nothing else is taken from now on. */
  replace(text: string): void
  /** Puts a text written by hand in place of the bubble that is open. It is the last. */
  replaceLast(text: string): void
  /** The text is given up, and nothing more of it is shown. Marks on distress in what was pushed count all the same. */
  drop(): void
  /** What was pushed stopped within a sentence: it ends before that. Nothing else is taken from now on. */
  cut(): void
  /**
   * The answer is over: its bubbles, and what each cites. Of one that was stopped, what was not shown because it may
   * have become what must not be said is left out.
   */
  end(finish?: 'complete' | 'stopped'): Bubble[]
  /** Whether nothing that follows is taken: the text was cut because it is too long, or replaced. */
  readonly isFull: boolean
  /** Whether nothing has been read that is shown. */
  readonly isEmpty: boolean
}

/** What is done about what is read. */
export type Reader = {
  /** The model's mark on the student's distress; nothing that came after it has been shown. */
  onConcern(concern: Concern): void
  /** The model's mark that a hint follows. */
  onHint(hint: Hint): void
  /** The model wrote what must not be said. */
  onUnsaid(kind: Unsaid): Instead
  /** Nothing that follows is taken: the model need not go on. */
  onFull?(): void
  /** How many bubbles there may be now; five without. */
  mostBubbles?(): number
  /** Nothing is shown before; at once without. */
  opened?: Promise<void> | undefined
}

/**
 * What comes instead of what must not be said. `bubble`: this text, written by hand, takes the place of its bubble,
 * which is the last. `clause`: the clause alone is left out, with this text in its place or none; `isLast`: the answer
 * ends there.
 */
export type Instead = { of: 'bubble'; text: string } | { of: 'clause'; text: string | null; isLast: boolean }

/**
 * What is pushed is read at once and then every 50 ms: marks are taken out, then what must not be said is kept back,
 * then bubbles are split. What has not been read has been shown to nobody.
 */
export function openWriting(
  live: Pick<LiveTurn, 'bubbleId' | 'write' | 'cite'>,
  given: Pick<Given, 'named'>,
  { onConcern, onHint, onUnsaid, onFull = () => {}, mostBubbles, opened }: Reader,
): Writing {
  const filter = markFilter()
  const guard = openGuard()
  const bubbles = openBubbles(live, given, mostBubbles)
  const { isFull } = bubbles
  const draft = openDraft(bubbles)
  const pace = paced(read)
  let unread = ''
  let isOpen = opened === undefined
  /** Nothing is pushed any more. */
  let isEnding = false

  void opened?.then(() => {
    isOpen = true
    if (unread !== '') pace.wake()
  })

  function read() {
    const text = unread
    unread = ''
    for (let at = 0; at < text.length && !isFull(); at += readLength)
      takeMarked(filter.push(text.slice(at, at + readLength)))
    if (isFull()) onFull()
  }

  function takeMarked(marked: readonly Marked[]) {
    const rest = marked.filter((part) => !('mark' in part && isNoted(part.mark)))
    if (!isFull()) take(guard.push(rest))
  }

  /** Whether the mark says something of the turn, and so nothing of the text beside it. */
  function isNoted(mark: string): boolean {
    const [concern, hint] = [concernOf(mark), hintOf(mark)]
    if (concern) onConcern(concern)
    if (hint) onHint(hint)
    return concern !== null || hint !== null
  }

  function take(guarded: Guarded) {
    let { parts, hit } = guarded
    draft.take(parts)
    while (hit) {
      takeInstead(hit, onUnsaid(hit.kind))
      if (isFull()) break
      ;({ parts, hit } = guard.push([]))
      draft.take(parts)
    }
    bubbles.publish(isEnding)
  }

  function takeInstead(hit: Hit, instead: Instead) {
    if (instead.of === 'bubble') return bubbles.takeBack(hit.text, instead.text)
    draft.leaveOut(hit, instead.text)
    if (instead.isLast) bubbles.stop()
  }

  /** Reads all that was pushed, to the last character of it. */
  function readAll() {
    read()
    if (!isFull()) takeMarked(filter.end())
  }

  return {
    get isFull() {
      return isFull()
    },
    get isEmpty() {
      return bubbles.isEmpty()
    },
    push(piece) {
      if (isFull()) return
      unread += piece
      if (isOpen && unread.length > readLength) read()
      else if (isOpen) pace.wake()
    },
    split() {
      readAll()
      if (!isFull()) take(guard.end())
      if (isFull()) return
      draft.split()
      bubbles.publish(isEnding)
    },
    replace(text) {
      unread = ''
      bubbles.replace(splitBubbles(text))
      bubbles.publish(isEnding)
    },
    replaceLast(text) {
      readAll()
      if (isFull()) return
      bubbles.takeBack(anyText, text)
      bubbles.publish(isEnding)
    },
    drop() {
      pace[Symbol.dispose]()
      const text = unread
      unread = ''
      for (const part of filter.push(text)) if ('mark' in part) isNoted(part.mark)
    },
    cut() {
      readAll()
      if (!isFull()) take(guard.end())
      if (isFull()) return
      bubbles.cut()
      bubbles.publish(isEnding)
    },
    end(finish = 'complete') {
      isEnding = true
      readAll()
      if (!isFull() && finish === 'complete') take(guard.end())
      draft.end()
      return bubbles.close()
    },
    [Symbol.dispose]: () => pace[Symbol.dispose](),
  }
}
