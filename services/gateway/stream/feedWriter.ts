import type { FeedEvent } from '@yoldas/bus'
import { type EventStream, eventFrame, type Frame, placeFrame } from '@yoldas/http'
import type { Shown } from './feedSequence.ts'
import { encodePosition, type Position } from './position.ts'

/** Bytes of a replay that may be on their way to the client: far below what costs it the connection. */
const maxUnflushed = 64 * 1024

/** The frame made last, with its place: the devices of a student get an event one after the other. */
export type Frames = { last?: { event: FeedEvent; place: Position; frame: Frame } }

/** `flushed` resolves when the connection has taken all that was written, or is gone. */
export type Connection = { stream: EventStream; flushed(): Promise<void> }

/** Writes to one client, each event with the place after which the client can continue. */
export function feedWriter({ stream, flushed }: Connection, frames: Frames) {
  /** Everything up to here was shown. No stream has this incarnation: a feed that has not begun cannot continue. */
  let place: Position = { incarnation: '', sequence: 0 }
  /** What the client knows of it. */
  let told: Position | null = null
  let hasGreeted = false
  let unflushed = 0

  const frameOf = ({ event, data }: Shown): Frame => eventFrame(encodePosition(place), event, data)

  const sharedFrame = (event: FeedEvent, shown: Shown): Frame => {
    const { incarnation, sequence } = place
    const { last } = frames
    if (last?.event === event && last.place.incarnation === incarnation && last.place.sequence === sequence)
      return last.frame
    const frame = frameOf(shown)
    frames.last = { event, place, frame }
    return frame
  }

  const show = (shown: Shown[], event?: FeedEvent) => {
    for (const [index, one] of shown.entries()) {
      const isLast = index === shown.length - 1
      // Only the last of several has the new place: a client that resumes before it gets them all again.
      if (isLast && event && event.sequence !== null) place = { ...place, sequence: event.sequence }
      const frame = isLast && event?.event.data === one.data ? sharedFrame(event, one) : frameOf(one)
      unflushed += frame.body.length
      told = place
      stream.write(frame)
    }
  }

  return {
    place: () => place,
    show,
    moveTo(next: Position): void {
      place = next
    },
    /** Tells the client the place where it is, unless it knows one from `oldest` on. */
    tell(oldest: number): void {
      if (told?.incarnation === place.incarnation && told.sequence >= oldest) return
      told = place
      stream.write(placeFrame(encodePosition(place)))
    },
    /** What a client has of a feed on which nothing happens: the place where it is. */
    greet(): void {
      if (!hasGreeted) show([{ event: 'hello', data: {} }])
      hasGreeted = true
    },
    /** Resolves when the client may be sent more of a replay. */
    async ready(): Promise<void> {
      if (unflushed < maxUnflushed) return
      await flushed()
      unflushed = 0
    },
  }
}
