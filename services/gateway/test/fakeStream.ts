import { bodyOf, type EventStream, type Frame } from '@yoldas/http'
import type { Shown } from '../stream/order.ts'

/** What a client has read. */
export type Read = Shown & { id: string }

/** What a feed's client has read after `hello`, which came first and once. */
export type FakeStream = {
  stream: EventStream
  /** The id of `hello`; null before it has come. */
  hello(): string | null
  /** The places that were sent without an event. */
  sentPlaces: string[]
  read: Read[]
  frames: Frame[]
  isOver(): boolean
}

/** The part of a stream that says when it is over, which is when it is ended. */
export function openUntilEnd(): Pick<EventStream, 'isOver' | 'onOver' | 'end'> {
  const listeners: Array<() => void> = []
  let isOver = false
  return {
    get isOver() {
      return isOver
    },
    onOver: (listener) => void (isOver ? listener() : listeners.push(listener)),
    end: () => {
      isOver = true
      for (const listener of listeners.splice(0)) listener()
    },
  }
}

/** A stream whose client reads what is written, once the connection has taken it. */
export function fakeStream(flushed = () => Promise.resolve()): FakeStream {
  const open = openUntilEnd()
  let hello: string | null = null
  const [read, frames, sentPlaces]: [Read[], Frame[], string[]] = [[], [], []]
  const write = (frame: Frame) => {
    if (open.isOver) return
    const [, place] = /^id: (.*)\n\n$/.exec(bodyOf(frame).toString()) ?? []
    if (place !== undefined) return void sentPlaces.push(place)
    const [, id = '', event = '', data = ''] =
      /^id: (.*)\nevent: (.*)\ndata: (.*)\n\n$/.exec(bodyOf(frame).toString()) ?? []
    if ((event === 'hello') !== (hello === null)) throw new Error(`${event}, and hello comes first and once`)
    if (hello === null) {
      hello = id
      return
    }
    frames.push(frame)
    read.push({ id, event, data: JSON.parse(data) })
  }
  return {
    stream: Object.assign(open, {
      send: () => {
        throw new Error('a feed makes its own frames')
      },
      write,
      flushed,
    }),
    hello: () => hello,
    sentPlaces,
    read,
    frames,
    isOver: () => open.isOver,
  }
}
