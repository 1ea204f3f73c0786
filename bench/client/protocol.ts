/**
 * What the client's process is to do: `atOnce` students, each asking again as soon as the last answer is complete, or
 * so many requests a second, evenly paced, whether or not the ones before are answered. Students begin one after the
 * other within `spreadMilliseconds`: where an answer takes as long, those who began together would go on in waves.
 */
export type Load = Asking & (Crowd | { perSecond: number })
export type Crowd = { atOnce: number; spreadMilliseconds?: number }

type Asking = {
  url: string
  /** More addresses that answer the same: all are asked in turn. */
  others?: string[]
  method: 'GET' | 'POST'
  path: string
  /** Of every request, or one for each: more than there will be, since none is sent twice. */
  body: string | string[] | null
  /** Those of student i are i, i + atOnce, …, used in turn; none: nobody signs in. */
  tokens: string[]
  /** Another status, or a stream without its end, is a failure. */
  expect: { status: number; stream: boolean }
  /** What a stream's first chunk and its end are known by, where they are not ours. */
  marks?: Marks
}

export type Marks = { chunk: string; end: string }

export type Order = { kind: 'start'; load: Load } | { kind: 'mark' } | { kind: 'stop' }

/** Of one answer, in milliseconds of the client's clock: `first` is when the first chunk of the turn was seen. */
export type Sample = { start: number; first: number; end: number }

export type Report = { marks: number[]; samples: Sample[]; failures: string[] }
