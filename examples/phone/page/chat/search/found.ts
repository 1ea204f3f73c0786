/** A piece of a text, and whether it was searched for. */
export type Piece = { text: string; isHit: boolean }

const mark = /\p{M}+/gu

/** As the service folds what it compares: Turkish lower case without marks. Each sign stays one, so places stay. */
const fold = (text: string): string =>
  text.replace(/./gsu, (sign) => {
    const lower = sign.normalize('NFKC').toLocaleLowerCase('tr').replace('ı', 'i')
    const folded = lower.normalize('NFD').replace(mark, '')
    return folded.length === sign.length ? folded : sign
  })

/** What follows an apostrophe is left out, as the service does. */
const wordsOf = (q: string): string[] =>
  fold(q)
    .replace(/['’ʼ`´][a-z0-9]*/g, ' ')
    .match(/[a-z0-9]+/g) ?? []

const least = 2

/** Whether the service takes it. */
export const isSearchable = (q: string): boolean => [...q].length >= least && wordsOf(q).length > 0

/** Shown of a message before its first hit, and of it all. */
const before = 30
const most = 180

/** The part of a message in which the first word is found, with what was found in it. */
export function piecesOf(text: string, q: string): Piece[] {
  const line = text.replace(/\s+/g, ' ').trim()
  const words = wordsOf(q)
  const hits =
    words.length === 0 ? [] : [...fold(line).matchAll(new RegExp(`(?<![a-z0-9])(?:${words.join('|')})`, 'g'))]
  const from = beginOf(line, (hits[0]?.index ?? 0) - before)
  const to = from + most
  const pieces: Piece[] = []
  let place = from
  const put = (end: number, isHit: boolean) => {
    if (end > place) pieces.push({ text: line.slice(place, end), isHit })
    place = Math.max(place, end)
  }
  for (const { index, 0: word } of hits.filter(({ index }) => index < to)) {
    put(index, false)
    put(index + word.length, true)
  }
  put(Math.min(to, line.length), false)
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (first && from > 0) first.text = `…${first.text}`
  if (last && place < line.length) last.text = `${last.text}…`
  return pieces
}

/** The beginning of a word at or before a place. */
const beginOf = (line: string, place: number): number => (place <= 0 ? 0 : line.lastIndexOf(' ', place) + 1)
