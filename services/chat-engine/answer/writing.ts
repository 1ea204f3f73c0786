import type { Source } from '@yoldas/contracts/chat'
import type { Unsaid } from '../care/saidPatterns.ts'
import type { Concern } from '../care/tiers.ts'
import type { Bubble } from '../conversation/rules.ts'
import { bubbleSplitter, type Chunk, splitBubbles } from '../text/bubbles.ts'
import { type Cited, type Given, sourcesOf } from '../text/citations.ts'
import { concernOf, type Marked, markFilter } from '../text/marks.ts'
import { paced } from '../text/pace.ts'
import { type Guarded, type Hit, openGuard } from './guard.ts'
import type { LiveTurn } from './live.ts'

const paragraphBreaks = 2
/** Nothing is shown of half a surrogate pair. */
const wholeCharacter = /[^\s\uD800-\uDBFF]$/
/** UTF-16 units that are read at once, and that wait at the most. */
const readLength = 4_096

/** An answer while it is written, shown as it comes. Disposed, it shows nothing more. */
export type Writing = Disposable & {
  push(piece: string): void
  /** What is pushed next is another text, for a bubble of its own while there is one left. */
  split(): void
  /** Puts a text written by hand in place of all bubbles. Nothing else is taken from now on. */
  replace(text: string): void
  /**
   * The answer is over: its bubbles, and what each cites. Of one that was stopped, what was not shown because it may
   * have become what must not be said is left out.
   */
  end(finish?: 'complete' | 'stopped'): Bubble[]
  /** Whether nothing that follows is taken: the text was cut because it is too long, or replaced. */
  readonly isFull: boolean
}

/** What is done about what is read. */
export type Reader = {
  /** The model's mark on the student's distress; nothing that came after it has been shown. */
  onConcern(concern: Concern): void
  /** The model wrote what must not be said to a minor: the text that takes the place of that bubble. It is the last. */
  onUnsaid(kind: Unsaid): string
  /** Nothing that follows is taken: the model need not go on. */
  onFull?(): void
  /** Nothing is shown before; at once without. */
  opened?: Promise<void> | undefined
}

/**
 * What is pushed is read at once and then every 50 ms: marks are taken out, then what must not be said is kept back,
 * then bubbles are split. What has not been read has been shown to nobody. A mark belongs to the bubble of the text
 * that it follows, or, first in a paragraph, of the text that follows it.
 */
export function openWriting(
  live: Pick<LiveTurn, 'bubbleId' | 'write' | 'cite'>,
  given: Pick<Given, 'named'>,
  { onConcern, onUnsaid, onFull = () => {}, opened }: Reader,
): Writing {
  const filter = markFilter()
  const guard = openGuard()
  const splitter = bubbleSplitter()
  const pace = paced(read)
  const cited: Cited[][] = []
  const shown = new Map<number, string>()
  /** Marks before the first word of a paragraph. */
  const early: string[] = []
  /** Line breaks since the last word; a text begins like a paragraph. */
  let breaks = paragraphBreaks
  let unread = ''
  let isOpen = opened === undefined
  /** Nothing is pushed any more. */
  let isEnding = false
  /** The bubbles where some were written by hand. */
  let replaced: string[] | null = null
  /**
   * To be published together: a clause that was held back may come in several parts, and a part of it may read like
   * what must not be said.
   */
  let chunks: Chunk[] = []
  let citations: Array<[bubble: number, sources: readonly Source[]]> = []

  function publish() {
    const [written, told] = [chunks, citations]
    chunks = []
    citations = []
    if (written.length > 0) live.write(written, isEnding)
    for (const [bubble, sources] of told) live.cite(bubble, sources)
  }

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

  const isFull = () => replaced !== null || splitter.isFull

  function takeMarked(marked: readonly Marked[]) {
    const rest = marked.filter((part) => {
      const concern = 'mark' in part ? concernOf(part.mark) : null
      if (concern) onConcern(concern)
      return concern === null
    })
    if (!isFull()) take(guard.push(rest))
  }

  function take({ parts, hit }: Guarded) {
    for (const part of parts) {
      if ('text' in part) write(part.text)
      else if (breaks >= paragraphBreaks) early.push(part.mark)
      else cite(part.mark)
    }
    if (hit) takeBack(hit)
    publish()
  }

  /** The text goes to its bubble, which tells where it would have stood, and is shown to nobody. */
  function takeBack({ kind, text }: Hit) {
    splitter.push(text)
    splitter.end()
    const bubble = Math.max(0, splitter.bubbles.length - 1)
    put([...splitter.bubbles.slice(0, bubble), onUnsaid(kind)], bubble)
  }

  /** From this bubble on these texts count. Where there are fewer than were shown, nothing is left of the others. */
  function put(texts: string[], from: number) {
    replaced = texts
    unread = ''
    const count = Math.max(texts.length, splitter.bubbles.length)
    for (let bubble = from; bubble < count; bubble += 1) {
      cited[bubble] = []
      chunks.push({ bubble, offset: 0, delta: texts[bubble] ?? '' })
      tell(bubble)
    }
    publish()
  }

  function write(text: string) {
    if (early.length === 0) return show(text)
    const [begun = text] = /^\s*\S/u.exec(text) ?? []
    // Where a line ends first, they have a paragraph of their own: it is about what was said before.
    if (begun.includes('\n')) citeEarly()
    show(begun)
    if (wholeCharacter.test(begun)) citeEarly()
    show(text.slice(begun.length))
  }

  function show(text: string) {
    chunks.push(...splitter.push(text))
    const last = text.trimEnd()
    breaks = (last === '' ? breaks : 0) + text.slice(last.length).split('\n').length - 1
  }

  function citeEarly() {
    if (splitter.bubbles.length === 0) return
    for (const mark of early.splice(0)) cite(mark)
  }

  function cite(mark: string) {
    if (splitter.isFull) return
    const bubble = splitter.bubbles.length - 1
    const offset = splitter.bubbles[bubble]?.length ?? 0
    const passages = given.named(mark).map((passage) => ({ passage, offset }))
    cited[bubble] = [...(cited[bubble] ?? []), ...passages]
    tell(bubble)
  }

  const sources = (bubble: number) => sourcesOf(cited[bubble] ?? [], textsNow()[bubble]?.length ?? -1)
  const textsNow = (): readonly string[] => replaced ?? splitter.bubbles

  /** Says what changed. */
  function tell(bubble: number) {
    const now = JSON.stringify(sources(bubble))
    if (now === (shown.get(bubble) ?? '[]')) return
    shown.set(bubble, now)
    citations.push([bubble, sources(bubble)])
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
      citeEarly()
      chunks.push(...splitter.split())
      breaks = paragraphBreaks
      publish()
    },
    replace: (text) => put(splitBubbles(text), 0),
    end(finish = 'complete') {
      isEnding = true
      readAll()
      if (!isFull() && finish === 'complete') take(guard.end())
      if (!replaced) {
        chunks.push(...splitter.end())
        citeEarly()
      }
      for (const bubble of textsNow().keys()) tell(bubble)
      publish()
      return textsNow().map((text, bubble) => ({ id: live.bubbleId(bubble), text, sources: sources(bubble) }))
    },
    [Symbol.dispose]: () => pace[Symbol.dispose](),
  }
}
