/**
 * What the client's process is to do: `atOnce` students, each asking again as soon as the last answer is complete, or
 * so many requests a second, evenly paced, whether or not the ones before are answered.
 */
export type Load = Asking & ({ atOnce: number } | { perSecond: number })

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
  /** Another status, or a stream without `done`, is a failure. */
  expect: { status: number; stream: boolean }
}

export type Order = { kind: 'start'; load: Load } | { kind: 'mark' } | { kind: 'stop' }

/** Of one answer, in milliseconds of the client's clock: `first` is when the first chunk of the turn was seen. */
export type Sample = { start: number; first: number; end: number }

export type Report = { marks: number[]; samples: Sample[]; failures: string[] }
