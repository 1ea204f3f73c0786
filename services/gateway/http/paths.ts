/**
 * Lets a percent sign that begins no UTF-8 stand for itself, so that there is a route or none for every path: the router
 * would refuse such a path before any hook ran, that is without asking who calls.
 */
export function readablePath(url: string): string {
  if (!url.includes('%')) return url
  const [path = ''] = url.split(/[?#]/, 1)
  const readable = path.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) =>
    isReadable(escapes) ? escapes : escapes.replaceAll('%', '%25'),
  )
  return readable + url.slice(path.length)
}

function isReadable(escapes: string): boolean {
  try {
    return decodeURIComponent(escapes) !== ''
  } catch {
    return false
  }
}
