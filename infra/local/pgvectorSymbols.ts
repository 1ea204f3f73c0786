/** The part of ELF that names versions of symbols, little-endian, 64 bits: offsets in bytes, names as in elf.h. */
type Section = { type: number; offset: number; size: number; link: number }
type Need = { at: number; file: string; name: string; index: number }

const dynamicSymbols = 11
const versionNeeds = 0x6ffffffe
const versionsOfSymbols = 0x6fffffff
const symbolBytes = 24
const weakNeed = 2

/** The oldest version of libc's symbols, by the machine's number: x86-64 and aarch64. */
const oldestVersions: Record<number, string> = { 62: 'GLIBC_2.2.5', 183: 'GLIBC_2.17' }

/**
 * What C23 renamed, and the old name, under which every glibc has it: it ends the new one, and differs for "0b" alone.
 */
const renamed = '__isoc23_strtol'
const oldName = 'strtol'

/**
 * The library so that it loads where glibc is as old as `glibc`, such as `2.36`; itself when nothing keeps it from
 * that. A symbol that C23 renamed gets its old name and libc's oldest version, and the need for the newer version is
 * marked weak, which the loader then does without.
 * @throws when the file is not such a library, or needs anything else that is newer
 */
export function forGlibc(library: Buffer, glibc: string): Buffer {
  const { machine, symbols, names, versions, needs } = readTables(library)
  const newer = needs.filter(({ name }) => isNewer(name, glibc))
  if (newer.length === 0) return library
  const oldest = needs.find(({ file, name }) => file === 'libc.so.6' && name === oldestVersions[machine])
  const mended = Buffer.from(library)
  for (let i = 0; i * 2 < versions.size; i += 1) {
    const version = versions.offset + 2 * i
    const need = newer.find(({ index }) => index === (library.readUInt16LE(version) & 0x7fff))
    if (!need) continue
    const symbol = symbols.offset + symbolBytes * i
    const name = library.readUInt32LE(symbol)
    const text = textAt(library, names.offset + name)
    if (text !== renamed || need.file !== 'libc.so.6' || !oldest)
      throw new Error(`${text} needs ${need.name}, and glibc is ${glibc} here`)
    mended.writeUInt32LE(name + renamed.length - oldName.length, symbol)
    mended.writeUInt16LE(oldest.index, version)
  }
  for (const { at } of newer) mended.writeUInt16LE(library.readUInt16LE(at + 4) | weakNeed, at + 4)
  return mended
}

function isNewer(version: string, glibc: string): boolean {
  const [, major = 0, minor = 0] = /^GLIBC_(\d+)\.(\d+)/.exec(version) ?? []
  const [ourMajor = 0, ourMinor = 0] = glibc.split('.').map(Number)
  return Number(major) > ourMajor || (Number(major) === ourMajor && Number(minor) > ourMinor)
}

function readTables(file: Buffer) {
  const machine = file.length > 64 ? file.readUInt16LE(18) : 0
  // Its magic, 64 bits, little-endian.
  if (file.toString('latin1', 0, 6) !== '\x7fELF\x02\x01' || oldestVersions[machine] === undefined)
    throw new Error('the file is not a library for x86-64 or aarch64')
  const sections = readSections(file)
  const symbols = sections.find(({ type }) => type === dynamicSymbols)
  const versions = sections.find(({ type }) => type === versionsOfSymbols)
  const needed = sections.find(({ type }) => type === versionNeeds)
  const names = symbols && sections[symbols.link]
  if (!symbols || !names || !versions || !needed) throw new Error('the library names no versions of its symbols')
  return { machine, symbols, names, versions, needs: readNeeds(file, needed, names) }
}

function readSections(file: Buffer): Section[] {
  const offset = Number(file.readBigUInt64LE(40))
  const bytes = file.readUInt16LE(58)
  return Array.from({ length: file.readUInt16LE(60) }, (_, i) => {
    const at = offset + bytes * i
    return {
      type: file.readUInt32LE(at + 4),
      offset: Number(file.readBigUInt64LE(at + 24)),
      size: Number(file.readBigUInt64LE(at + 32)),
      link: file.readUInt32LE(at + 40),
    }
  })
}

/**
 * A list of files, each with a list of the versions that are needed of it; both are linked by distances, 0 at the end.
 */
function readNeeds(file: Buffer, { offset }: Section, names: Section): Need[] {
  const needs: Need[] = []
  for (let at = offset, next = -1; next !== 0; at += next) {
    const of = textAt(file, names.offset + file.readUInt32LE(at + 4))
    let version = at + file.readUInt32LE(at + 8)
    for (let count = file.readUInt16LE(at + 2); count > 0; count -= 1) {
      const name = textAt(file, names.offset + file.readUInt32LE(version + 8))
      needs.push({ at: version, file: of, name, index: file.readUInt16LE(version + 6) })
      version += file.readUInt32LE(version + 12)
    }
    next = file.readUInt32LE(at + 12)
  }
  return needs
}

function textAt(file: Buffer, offset: number): string {
  return file.toString('latin1', offset, file.indexOf(0, offset))
}
