import type { Exchange } from './line.ts'

type Sent = Pick<Exchange, 'method' | 'url' | 'requestHeaders' | 'requestBody'>

/** The request as a command line. The student's token is `$TOKEN`, as in the README's tour. */
export function curlOf({ method, url, requestHeaders, requestBody }: Sent): string {
  const parts = [
    `curl -N -X ${method} ${quoted(url)}`,
    ...requestHeaders.map(([name, value]) =>
      name.toLowerCase() === 'authorization' ? `-H "${name}: Bearer $TOKEN"` : `-H ${quoted(`${name}: ${value}`)}`,
    ),
    ...(requestBody ? [`--data-raw ${quoted(requestBody.text)}`] : []),
  ]
  return parts.join(' \\\n  ')
}

/** For a shell, which reads nothing in it. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
