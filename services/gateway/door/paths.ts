/** Escapes of one character in UTF-8, by the number of its bytes. */
const [one, two, three, four] = [
  '%[0-7][\\da-f]',
  '%(?:c[2-9a-f]|d[\\da-f])%[89ab][\\da-f]',
  '%(?:e0%[ab]|e[1-9a-cef]%[89ab]|ed%[89])[\\da-f]%[89ab][\\da-f]',
  '%(?:f0%[9ab]|f[1-3]%[89ab]|f4%8)[\\da-f](?:%[89ab][\\da-f]){2}',
]
const percents = new RegExp(`((?:${one}|${two}|${three}|${four})+)|%`, 'gi')

/**
 * Lets a percent sign that begins no UTF-8 stand for itself, so that there is a route or none for every path: the
 * router would refuse such a path before any hook ran, that is without asking who calls. Anybody may send such an
 * address, so it costs what its length says, and no exceptions.
 */
export function readablePath(url: string): string {
  if (!url.includes('%')) return url
  const [path = ''] = url.split(/[?#]/, 1)
  const readable = path.replace(percents, (_, readable: string | undefined) => readable ?? '%25')
  return readable + url.slice(path.length)
}
