import { type Run, xmlAnswer } from './answers.ts'
import { notImplemented, S3Error } from './errors.ts'
import { type Element, element, parseXml, xmlHead } from './xml.ts'

const mostKeys = 1000

/** DeleteObjects. Keys that name nothing are deleted too, as far as the answer goes. */
export const deleteObjects: Run = async ({ objects }, _received, { bytes, hasChecksum }) => {
  if (!hasChecksum) throw new S3Error('InvalidRequest', { message: 'Content-MD5 or a checksum header is required.' })
  const { keys, isQuiet } = readDeletion(bytes)
  for (const key of keys) await objects.remove(key)
  const deleted = isQuiet ? [] : keys.map((key) => `<Deleted>${element('Key', key)}</Deleted>`)
  return xmlAnswer(`${xmlHead}<DeleteResult>${deleted.join('')}</DeleteResult>`)
}

function readDeletion(bytes: Buffer): { keys: string[]; isQuiet: boolean } {
  const root = parseXml(decodeUtf8(bytes))
  if (root?.name !== 'Delete') throw new S3Error('MalformedXML')
  const named = (name: string) => root.children.filter((child) => child.name === name)
  const entries = named('Object')
  const quiet = named('Quiet')
  if (entries.length === 0 || entries.length > mostKeys || quiet.length > 1) throw new S3Error('MalformedXML')
  if (entries.length + quiet.length < root.children.length) throw new S3Error('MalformedXML')
  return { keys: entries.map(keyOf), isQuiet: quiet[0]?.text.trim() === 'true' }
}

function keyOf({ children: [key, ...others] }: Element): string {
  if (key?.name !== 'Key' || key.text === '' || key.children.length > 0) throw new S3Error('MalformedXML')
  if (others.length > 0) throw notImplemented('versions and conditions of deletions')
  return key.text
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new S3Error('MalformedXML')
  }
}
