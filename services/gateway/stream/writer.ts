import type { FeedEvent } from '@yoldas/bus'
import { type EventStream, eventFrame, type Frame, placeFrame } from '@yoldas/http'
import type { Shown } from './order.ts'
import { encodePosition, type Position } from './position.ts'

/** Bytes of a replay that may be on their way to the client: far below what costs it the connection. */
const maxUnflushed = 64 * 1024

/** The frame made last, and for which place: the devices of a student get an event one after the other. */
export type Frames = { last?: { event: FeedEvent; place: Position; unkept: number; frame: Frame } }

/** What one client is sent, each event with the place after which the client can continue. */
export type Writer = {
  stream: EventStream
  readonly frames: Frames
  /** Everything up to here was shown, and so many events after it that the stream does not keep. */
  place: Position
  unkept: number
  /** The place that the client was sent last; `nowhere` before `hello`. */
  sentPlace: Position
  unflushed: number
}

/** No stream has this incarnation: a feed that has not begun cannot continue. */
export const nowhere: Position = { incarnation: '', sequence: 0, unkept: 0 }

/** In place of the stream of a feed that is being opened: nothing is written yet. */
export const unopened: EventStream = {
  isOver: false,
  onOver() {},
  send() {},
  write() {},
  async flushed() {},
  end() {},
}

/** Writes what is shown, for an event where one is given. Only the last has its place: who resumes before gets all. */
export function show(writer: Writer, shown: Shown[], received?: FeedEvent): void {
  for (let index = 0; index < shown.length; index += 1) {
    const one = shown[index] as Shown
    const isLast = index === shown.length - 1
    if (isLast && received && received.sequence !== null) moveTo(writer, received.sequence)
    else writer.unkept += 1
    const isAsReceived = isLast && received?.event.data === one.data
    write(writer, isAsReceived ? sharedFrame(writer, received, one) : frameOf(writer, one))
  }
}

function write(writer: Writer, frame: Frame): void {
  writer.unflushed += frame.chunk.length
  writer.sentPlace = writer.place
  writer.stream.write(frame)
}

export function moveTo(writer: Writer, sequence: number): void {
  const { place } = writer
  if (sequence !== place.sequence) setPlace(writer, { ...place, sequence, unkept: 0 })
}

export function setPlace(writer: Writer, place: Position): void {
  writer.place = place
  writer.unkept = place.unkept
}

/** Sends the client the place where it is, unless the one it has is `oldest` or newer. */
export function tell(writer: Writer, oldest: number): void {
  const { place, sentPlace } = writer
  if (sentPlace.incarnation === place.incarnation && sentPlace.sequence >= Math.min(oldest, place.sequence)) return
  write(writer, placeFrame(idOf(writer)))
}

export const hasGreeted = ({ sentPlace }: Writer): boolean => sentPlace !== nowhere

/** What a client has of a feed on which nothing happens: the place where it is, which is its own where it continues. */
export function greet(writer: Writer): void {
  if (!hasGreeted(writer)) write(writer, frameOf(writer, { event: 'hello', data: {} }))
}

/** Resolves when the client may be sent more of a replay. */
export async function ready(writer: Writer): Promise<void> {
  if (writer.unflushed < maxUnflushed) return
  await writer.stream.flushed()
  writer.unflushed = 0
}

/** One object for each event would be kept for each client until the next: the collector would copy all of them. */
const idOf = ({ place, unkept }: Writer): string => encodePosition({ ...place, unkept })

const frameOf = (writer: Writer, { event, data }: Shown): Frame => eventFrame(idOf(writer), event, data)

function sharedFrame(writer: Writer, event: FeedEvent, shown: Shown): Frame {
  const { frames, place, unkept } = writer
  const { last } = frames
  if (last?.event === event && last.unkept === unkept && isSame(last.place, place)) return last.frame
  const frame = frameOf(writer, shown)
  frames.last = { event, place, unkept, frame }
  return frame
}

const isSame = (one: Position, other: Position): boolean =>
  one.sequence === other.sequence && one.incarnation === other.incarnation
