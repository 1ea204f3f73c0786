export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** An element with text. What XML 1.0 has no character for becomes a reference nonetheless, as in S3's own answers. */
export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

const escapeXml = (text: string) =>
  text.replace(/[&<>"\p{Cc}\uFFFE\uFFFF]/gu, (letter) => names[letter] ?? `&#${letter.codePointAt(0)};`)

const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '\n', '\t': '\t' }

export type Element = { name: string; children: Element[]; text: string }

/**
 * Reads a document of elements and text; attributes are skipped. Undefined for anything else, which goes for comments,
 * CDATA and, since nothing good comes of them, document types.
 */
export function parseXml(document: string): Element | undefined {
  const rest = document.replace(/^\uFEFF?\s*(?:<\?xml [^<>]*\?>\s*)?/, '').trimEnd()
  const root: Element = { name: '', children: [], text: '' }
  const open = [root]
  const token =
    /<(?<close>\/?)(?<name>[A-Za-z_][\w.-]*)(?<attributes>(?:[^<>"'/]|"[^"<]*"|'[^'<]*')*)(?<empty>\/?)>|(?<text>[^<]+)/y
  while (token.lastIndex < rest.length) {
    const { name, close, attributes = '', empty, text } = token.exec(rest)?.groups ?? {}
    const parent = open.at(-1)
    if (!parent) return undefined
    if (text !== undefined) {
      const read = unescapeXml(text)
      // Text stands in elements only.
      if (read === undefined || parent === root) return undefined
      parent.text += read
    } else if (name === undefined) return undefined
    else if (close) {
      if (parent.name !== name || parent === root || attributes.trim() !== '' || empty) return undefined
      open.pop()
    } else {
      if (!isAttributes(attributes) || (parent === root && root.children.length > 0)) return undefined
      const child: Element = { name, children: [], text: '' }
      parent.children.push(child)
      if (!empty) open.push(child)
    }
  }
  return open.length === 1 ? root.children[0] : undefined
}

const isAttributes = (text: string) => /^(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*$/.test(text)

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Undefined when a reference means nothing. */
function unescapeXml(text: string): string | undefined {
  let isRight = true
  const read = text.replace(/\r\n?/g, '\n').replace(/&([^&;]*;?)/g, (_reference, body: string) => {
    const [, decimal, hexadecimal, name = ''] = /^(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w+));$/.exec(body) ?? []
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : undefined
    const letter = code === undefined ? letters[name] : isCharacter(code) ? String.fromCodePoint(code) : undefined
    if (letter === undefined) isRight = false
    return letter ?? ''
  })
  return isRight ? read : undefined
}

const isCharacter = (code: number) => code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
