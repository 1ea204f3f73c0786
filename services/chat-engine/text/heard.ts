/** Most characters of a transcript, as of a message. */
const mostCharacters = 8_000

/**
 * What servers of this kind write where nobody speaks: ends of films and videos that they learned from. A student may
 * say some of it: only a recording that has nothing else is empty.
 */
const inventions = [
  /altyazı(lar)? m ?k/,
  /altyazı(lar)?/,
  /(beni )?izlediğiniz için teşekkür(ler| ederim| ederiz)/,
  /(kanala |kanalıma )?abone olmayı( ve beğenmeyi| beğenmeyi)?( lütfen)? unutmayın/,
  /(videoyu )?beğenmeyi( ve abone olmayı)? unutmayın/,
  /bir sonraki videoda görüşmek üzere/,
  /thanks? (you )?(so much )?for watching/,
  /(hafif |gerilim )?müzi(k|ği)( çalıyor)?/,
  /sessizlik|alkış|gülüşmeler/,
  /you|bye/,
]
const isInvention = new RegExp(`^(?:${inventions.map(({ source }) => source).join('|')})$`, 'u')

/** What a transcript says, of at most 8,000 characters; empty where nothing was heard. */
export function readTranscript(text: string): string {
  const said = text.replaceAll('\0', '').toWellFormed().trim()
  return isSilence(said)
    ? ''
    : said
        .slice(0, mostCharacters)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()
}

const isSilence = (text: string): boolean => {
  const sentences = text.toLocaleLowerCase('tr').split(/[.!?…\n]+\s*(?!k\b)/u)
  return sentences.every((sentence) => {
    const words = sentence.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
    return words === '' || isInvention.test(words)
  })
}
