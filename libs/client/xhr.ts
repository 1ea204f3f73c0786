import type { Answer, Fetch } from './http.ts'

/** As much of XMLHttpRequest as is used: Node has none. */
export type XhrRequest = {
  readonly readyState: number
  readonly status: number
  readonly responseText: string
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null }
  onreadystatechange: (() => void) | null
  onprogress: (() => void) | null
  onload: (() => void) | null
  onerror: (() => void) | null
  onabort: (() => void) | null
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  getResponseHeader(name: string): string | null
  send(body?: string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer>): void
  abort(): void
}
declare const XMLHttpRequest: new () => XhrRequest

/** Undefined where there is no XMLHttpRequest. */
export const newRequest = (): XhrRequest | undefined =>
  typeof XMLHttpRequest === 'undefined' ? undefined : new XMLHttpRequest()

/**
 * `fetch` by XMLHttpRequest, for React Native, whose own gives an answer only when it is whole. What a stream has said
 * stays in memory until its connection ends.
 */
export const xhrFetch: Fetch = (url, { method, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const request = newRequest()
    if (!request) return reject(new TypeError('there is no XMLHttpRequest'))
    let [read, isOver] = [0, false]
    let failure: TypeError | undefined
    let wake = () => {}
    const stop = () => request.abort()
    const end = (error?: TypeError) => {
      isOver = true
      failure = error
      signal.removeEventListener('abort', stop)
      if (error) reject(error)
      wake()
    }
    const more = () =>
      new Promise<void>((resume) => {
        wake = resume
      })
    const next = async () => {
      while (!isOver && request.responseText.length === read) await more()
      const value = request.responseText.slice(read)
      read += value.length
      if (value === '' && failure) throw failure
      return value === '' ? { done: true, value: undefined } : { done: false, value }
    }
    const answer = (): Answer => ({
      status: request.status,
      headers: { get: (name) => request.getResponseHeader(name) },
      body: { getReader: () => ({ read: next, cancel: async () => stop() }), cancel: async () => stop() },
      text: async () => {
        while (!isOver) await more()
        if (failure) throw failure
        return request.responseText
      },
    })
    request.onreadystatechange = () => {
      if (request.readyState === 2) resolve(answer())
    }
    request.onprogress = () => wake()
    request.onload = () => end()
    request.onerror = () => end(new TypeError('the network failed'))
    request.onabort = () => end(new TypeError('aborted'))
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    signal.addEventListener('abort', stop)
    if (signal.aborted) return end(new TypeError('aborted'))
    request.send(body)
  })
