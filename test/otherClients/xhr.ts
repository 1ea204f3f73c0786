import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http'
import { StringDecoder } from 'node:string_decoder'

/**
 * XMLHttpRequest as React Native has it: the text grows while it comes, every piece is a change of state, and after a
 * break the text is what the network said of it.
 */
class NativeRequest {
  static UNSENT = 0
  static OPENED = 1
  static HEADERS_RECEIVED = 2
  static LOADING = 3
  static DONE = 4
  readyState = 0
  status = 0
  responseText = ''
  timeout = 0
  withCredentials = false
  onreadystatechange: (() => void) | null = null
  onerror: (() => void) | null = null
  private target = { method: '', url: '' }
  private headers: Record<string, string> = {}
  private sent: ClientRequest | undefined
  private isAborted = false

  open(method: string, url: string) {
    this.target = { method, url }
    this.change(NativeRequest.OPENED)
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value
  }

  send(body?: string) {
    const { method, url } = this.target
    this.sent = ask(url, { method, headers: this.headers, agent: false })
    this.sent.on('error', ({ message }) => this.fail(message))
    this.sent.on('response', (response) => this.receive(response))
    this.sent.end(body)
  }

  abort() {
    this.isAborted = true
    this.sent?.destroy()
  }

  private receive(response: IncomingMessage) {
    this.status = response.statusCode ?? 0
    this.change(NativeRequest.HEADERS_RECEIVED)
    const decoder = new StringDecoder()
    response.on('data', (bytes) => {
      this.responseText += decoder.write(bytes)
      this.change(NativeRequest.LOADING)
    })
    response.on('error', ({ message }) => this.fail(message))
    response.on('end', () => this.change(NativeRequest.DONE))
  }

  private fail(message: string) {
    if (this.readyState === NativeRequest.DONE) return
    this.responseText = message
    this.change(NativeRequest.DONE)
    if (!this.isAborted) this.onerror?.()
  }

  private change(readyState: number) {
    this.readyState = readyState
    if (!this.isAborted) this.onreadystatechange?.()
  }
}

/** There is one as long as it is not disposed of. */
export function installXhr(): Disposable {
  Object.assign(globalThis, { XMLHttpRequest: NativeRequest })
  return { [Symbol.dispose]: () => void Reflect.deleteProperty(globalThis, 'XMLHttpRequest') }
}
