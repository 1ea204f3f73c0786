import { z } from 'zod'
import { type Atlas, makeAtlas, type Programme } from './data.ts'

/** Why a call has no data, as the server words it: an ordinary result with `error`. */
export type Refusal = { error: string; message: string; [field: string]: unknown }

/** Sorted by, and where it is read in a row. */
const sortKeys = {
  basariSirasi: ({ current }: Programme) => current.basari_sirasi,
  tabanPuan: ({ current }: Programme) => current.taban_puan,
  kontenjan: ({ current }: Programme) => current.kontenjan,
  universiteAdi: ({ universite_adi }: Programme) => universite_adi,
  birimAdi: ({ birim_adi }: Programme) => birim_adi,
}
const sortNames = ['basariSirasi', 'tabanPuan', 'kontenjan', 'universiteAdi', 'birimAdi'] as const

export const SearchArguments = z.object({
  degree_type: z.enum(['bachelor', 'associate']).default('bachelor').describe('bachelor: lisans, associate: önlisans'),
  puan_turu: z.enum(['SAY', 'EA', 'SOZ', 'DIL', 'TYT']).optional().describe('Puan türü; önlisans için TYT'),
  universite: z.string().optional().describe('Üniversitenin adı ya da adının bir parçası'),
  program: z.string().optional().describe('Program grubunun adı ya da adının bir parçası, örneğin "bilgisayar müh"'),
  il: z.string().optional().describe('İl adı'),
  universite_turu: z.enum(['DEVLET', 'VAKIF']).optional(),
  kilavuz_kodu: z.number().int().optional().describe('Tek bir programın kılavuz kodu'),
  min_basari_sirasi: z.number().int().min(1).optional(),
  max_basari_sirasi: z.number().int().min(1).optional(),
  page: z.number().int().min(0).default(0).describe('0’dan başlar'),
  size: z.number().int().min(1).max(100).default(20).describe('Bir sayfadaki program sayısı'),
  sort_by: z.enum(sortNames).default('basariSirasi'),
  sort_direction: z.enum(['asc', 'desc']).default('asc'),
})
export type SearchArguments = z.output<typeof SearchArguments>

/** Turkish lower case without its marks: `I` is not `i`, and text without marks is understood. */
export const fold = (text: string): string =>
  text.toLocaleLowerCase('tr').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').trim()

type Named = { id: number; name: string }

/** The first entry that contains the words; like the server itself it knows no abbreviations. */
function resolve(kind: string, name: string | undefined, entries: readonly Named[]): Named | null | Refusal {
  if (name === undefined || name.trim() === '') return null
  const wanted = fold(name)
  const found = entries.find((entry) => fold(entry.name).includes(wanted))
  if (found) return found
  return {
    error: 'lookup_failed',
    message: `No ${kind} matches the given name.`,
    name,
    kind,
    suggestions: suggest(wanted, entries),
  }
}

/** Those that share most pairs of letters with what was asked for. */
function suggest(wanted: string, entries: readonly Named[]): string[] {
  const pairs = (text: string) => new Set(Array.from(text.slice(1), (letter, index) => text.charAt(index) + letter))
  const asked = pairs(wanted)
  return entries
    .map(({ name }) => ({ name, shared: [...pairs(fold(name))].filter((pair) => asked.has(pair)).length }))
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, 5)
    .map(({ name }) => name)
}

const isRefusal = (value: Named | null | Refusal): value is Refusal => value !== null && 'error' in value

let made: Atlas | undefined
const atlas = (): Atlas => {
  made ??= makeAtlas()
  return made
}

export function searchPrograms(asked: SearchArguments): object {
  const { universities, groups, cities, programmes } = atlas()
  const { min_basari_sirasi: least, max_basari_sirasi: most, kilavuz_kodu: code } = asked
  if (least !== undefined && most !== undefined && least > most)
    return { error: 'invalid_filters', message: 'min_basari_sirasi must not be greater than max_basari_sirasi.' }
  const ofDegree = groups.filter(({ degree_type }) => degree_type === asked.degree_type)
  const university = resolve('universite', asked.universite, universities)
  const group = resolve('program', asked.program, ofDegree)
  const city = resolve('il', asked.il, cities)
  for (const found of [university, group, city]) if (isRefusal(found)) return found
  const rows = programmes.filter(
    (row) =>
      (code === undefined ? row.degree_type === asked.degree_type : row.kilavuz_kodu === code) &&
      (!university || row.universite_id === university.id) &&
      (!group || row.birim_grup_id === group.id) &&
      (!city || row.il_kodu === city.id) &&
      (asked.puan_turu === undefined || row.puan_turu === asked.puan_turu) &&
      (asked.universite_turu === undefined || row.universite_turu === asked.universite_turu) &&
      (least === undefined || row.current.basari_sirasi >= least) &&
      (most === undefined || row.current.basari_sirasi <= most),
  )
  if (code !== undefined && rows.length === 0)
    return { error: 'not_found', message: 'No programme has this kilavuz_kodu.', kilavuz_kodu: code }
  return paged(sorted(rows, asked), asked)
}

function sorted(rows: Programme[], { sort_by, sort_direction }: SearchArguments): Programme[] {
  const key = sortKeys[sort_by]
  const sign = sort_direction === 'asc' ? 1 : -1
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'tr')
  return rows.toSorted((one, other) => sign * compare(key(one), key(other)))
}

function paged(rows: Programme[], { page, size }: SearchArguments) {
  const content = rows.slice(page * size, (page + 1) * size)
  const total_pages = Math.ceil(rows.length / size)
  return {
    content,
    total_elements: rows.length,
    total_pages,
    size,
    number: page,
    first: page === 0,
    last: page >= total_pages - 1,
    number_of_elements: content.length,
    empty: content.length === 0,
    yil: content[0]?.current.yil ?? null,
  }
}

export function listUniversities(): object {
  const universities = atlas().universities.map(({ city, ...known }) => ({ ...known, city: city.name }))
  return { count: universities.length, universities }
}

export function listProgramGroups({ degree_type }: { degree_type: Programme['degree_type'] }): object {
  const program_groups = atlas()
    .groups.filter((group) => group.degree_type === degree_type)
    .map(({ id, name, puan_turu }) => ({ id, name, puan_turu }))
  return { count: program_groups.length, program_groups }
}

export function listCities(): object {
  const { cities } = atlas()
  return { count: cities.length, cities }
}
