/** Feeds to open: one of each token, which is a student's as often as the student has devices. */
export type Feeds = { url: string; path: string; tokens: string[] }

/** What the readers' process is to do. Each order but `close` is answered. */
export type ReaderOrder = { kind: 'open'; feeds: Feeds } | { kind: 'count' } | { kind: 'close' }

/** `received` comes by itself while events do: of all feeds together, at a moment of the readers' clock. */
export type ReaderReport =
  | { kind: 'opened' }
  | { kind: 'counted'; events: number; at: number }
  | { kind: 'received'; events: number }
  | { kind: 'failed'; reason: string }

/** Publishes to the students until `stop`, never more than `ahead` events further than what was received of them. */
export type Publishing = { studentKeys: string[]; feedsEach: number; ahead: number }

export type PublisherOrder =
  | { kind: 'start'; publishing: Publishing }
  | { kind: 'received'; events: number }
  | { kind: 'stop' }

/** Every turn has ended; so many events of them are to be received, counting each device. */
export type PublisherReport = { kind: 'ended'; events: number }
