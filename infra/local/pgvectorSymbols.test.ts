import { expect, test } from 'vitest'
import { forGlibc } from './pgvectorSymbols.ts'

type Symbol = { name: string; version: string }

const headerBytes = 64
const x86 = 62
const arm = 183

/** A library with nothing but the tables of its symbols, each needed of libc in a version. */
function library(symbols: Symbol[], { machine = x86, others = ['GLIBC_2.2.5'] } = {}): Buffer {
  const versions = [...new Set([...others, ...symbols.map(({ version }) => version)])]
  const texts = ['', 'libc.so.6', ...versions, ...symbols.map(({ name }) => name)]
  const names = Buffer.from(`${texts.join('\0')}\0`)
  const nameAt = (text: string) => (text === '' ? 0 : names.indexOf(`\0${text}\0`) + 1)
  const table = Buffer.alloc(24 * (symbols.length + 1))
  const bound = Buffer.alloc(2 * (symbols.length + 1))
  for (const [i, { name, version }] of symbols.entries()) {
    table.writeUInt32LE(nameAt(name), 24 * (i + 1))
    bound.writeUInt16LE(versions.indexOf(version) + 2, 2 * (i + 1))
  }
  const needs = Buffer.alloc(16 * (versions.length + 1))
  needs.writeUInt16LE(1, 0)
  needs.writeUInt16LE(versions.length, 2)
  needs.writeUInt32LE(nameAt('libc.so.6'), 4)
  needs.writeUInt32LE(16, 8)
  for (const [i, version] of versions.entries()) {
    const at = 16 * (i + 1)
    needs.writeUInt16LE(i + 2, at + 6)
    needs.writeUInt32LE(nameAt(version), at + 8)
    needs.writeUInt32LE(i === versions.length - 1 ? 0 : 16, at + 12)
  }
  return assemble(machine, [
    { type: 0, link: 0, bytes: Buffer.alloc(0) },
    { type: 3, link: 0, bytes: names },
    { type: 11, link: 1, bytes: table },
    { type: 0x6fffffff, link: 2, bytes: bound },
    { type: 0x6ffffffe, link: 1, bytes: needs },
  ])
}

/** The header, what the sections hold, and the sections' headers. */
function assemble(machine: number, sections: Array<{ type: number; link: number; bytes: Buffer }>): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.write('\x7fELF\x02\x01\x01', 'latin1')
  header.writeUInt16LE(machine, 18)
  header.writeUInt16LE(headerBytes, 58)
  header.writeUInt16LE(sections.length, 60)
  let offset = headerBytes
  const described = sections.map(({ type, link, bytes }) => {
    const entry = Buffer.alloc(headerBytes)
    entry.writeUInt32LE(type, 4)
    entry.writeBigUInt64LE(BigInt(offset), 24)
    entry.writeBigUInt64LE(BigInt(bytes.length), 32)
    entry.writeUInt32LE(link, 40)
    offset += bytes.length
    return entry
  })
  header.writeBigUInt64LE(BigInt(offset), 40)
  return Buffer.concat([header, ...sections.map(({ bytes }) => bytes), ...described])
}

const strlen = { name: 'strlen', version: 'GLIBC_2.2.5' }
const strtol = { name: '__isoc23_strtol', version: 'GLIBC_2.38' }

/** Where two files of one length differ, with what each has there. */
function differences(before: Buffer, after: Buffer): Array<{ was: number; is: number }> {
  return [...before].flatMap((was, i) => (after[i] === was ? [] : [{ was, is: after[i] ?? -1 }]))
}

test('a renamed symbol gets its old name and oldest version, and the need for the newer one is weak', () => {
  const given = library([strlen, strtol])
  const mended = forGlibc(given, '2.36')
  const nameBefore = given.indexOf('\0__isoc23_strtol\0') + 1 - headerBytes
  expect(differences(given, mended)).toEqual([
    { was: nameBefore, is: nameBefore + '__isoc23_'.length },
    { was: 3, is: 2 },
    { was: 0, is: 2 },
  ])
  expect(forGlibc(mended, '2.36')).toEqual(mended)
})

test('the oldest version is another one on aarch64', () => {
  const others = ['GLIBC_2.17']
  const given = library([strtol], { machine: arm, others })
  expect(differences(given, forGlibc(given, '2.36'))).toHaveLength(3)
  expect(() => forGlibc(library([strtol], { machine: x86, others }), '2.36')).toThrow('needs GLIBC_2.38')
})

test.each(['2.38', '2.41', '3.0'])('nothing is changed for glibc %s, which has what is needed', (glibc) => {
  const given = library([strlen, strtol])
  expect(forGlibc(given, glibc)).toBe(given)
})

test.each([
  ['__isoc23_strtoul', 'GLIBC_2.38'],
  ['strlcpy', 'GLIBC_2.38'],
  ['sched_setattr', 'GLIBC_2.41'],
])('a library that needs %s of %s is refused', (name, version) => {
  const given = library([strlen, strtol, { name, version }])
  expect(() => forGlibc(given, '2.36')).toThrow(`${name} needs ${version}, and glibc is 2.36 here`)
})

test.each([
  ['text', Buffer.from('#!/bin/sh\n'.repeat(10))],
  ['nothing', Buffer.alloc(0)],
  ['a library for another machine', library([strlen], { machine: 8 })],
  ['a library without versions', assemble(x86, [])],
  ['a library that was cut short', library([strlen, strtol]).subarray(0, 200)],
])('%s is refused', (_what, file) => {
  expect(() => forGlibc(file, '2.36')).toThrow()
})
