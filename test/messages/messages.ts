/** The texts of warnings and errors that a source logs; `…` stands for what is only known at run time. */
export function messagesOf(source: string): string[] {
  return [...source.matchAll(/\blog\??\.(?:warn|error|fatal)\(/g)].flatMap(({ index, 0: { length } }) => {
    const last = lastArgument(source, index + length)
    const texts = literalsOf(/^\w+$/.test(last) ? initialiserOf(source.slice(0, index), last) : last)
    if (texts.length === 0) throw new Error(`log a text that can be searched for, not ${last}`)
    return texts
  })
}

/** From behind the opening parenthesis on. */
function lastArgument(source: string, from: number): string {
  let depth = 0
  let start = from
  let quote = ''
  for (let i = from; i < source.length; i++) {
    const sign = source.charAt(i)
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (/['`]/.test(sign)) quote = sign
    else if (/[([{]/.test(sign)) depth++
    else if (/[)\]}]/.test(sign) && depth-- === 0) return source.slice(start, i).trim().replace(/,$/, '')
    else if (
      sign === ',' &&
      depth === 0 &&
      source
        .slice(i + 1)
        .trim()
        .startsWith(')') === false
    )
      start = i + 1
  }
  throw new Error('a call has no end')
}

const initialiserOf = (before: string, name: string): string => before.slice(before.lastIndexOf(`const ${name} =`))

const literalsOf = (code: string): string[] =>
  [...code.matchAll(/(['`])(?<text>[^'`\n]* [^'`\n]*|crashed)\1/g)].map(({ groups }) =>
    (groups?.text ?? '').replaceAll(/\$\{[^}]*\}/g, '…'),
  )
