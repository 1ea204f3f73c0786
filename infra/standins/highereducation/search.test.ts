import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeAtlas } from './data.ts'
import { listCities, listProgramGroups, listUniversities, SearchArguments, searchPrograms } from './search.ts'

const Year = z.looseObject({ yil: z.number(), basari_sirasi: z.number() })
const Row = z.looseObject({
  kilavuz_kodu: z.number(),
  universite_adi: z.string(),
  il_adi: z.string(),
  birim_grup_adi: z.string(),
  current: Year,
  history: z.array(Year).length(3),
})
const Page = z.looseObject({ content: z.array(Row), total_elements: z.number(), total_pages: z.number() })
const ask = (asked: z.input<typeof SearchArguments>) => searchPrograms(SearchArguments.parse(asked))
const search = (asked: z.input<typeof SearchArguments>) => Page.parse(ask(asked))

test('there are 500 programmes and more, each with a code of its own, and the same at every start', () => {
  const { programmes } = makeAtlas()
  expect(programmes.length).toBeGreaterThanOrEqual(500)
  expect(new Set(programmes.map(({ kilavuz_kodu }) => kilavuz_kodu)).size).toBe(programmes.length)
  expect(makeAtlas().programmes).toEqual(programmes)
})

test('pages follow each other in order, and hold everything once', () => {
  const asked = { sort_by: 'basariSirasi', sort_direction: 'desc', size: 100 } as const
  const { total_pages, total_elements } = search(asked)
  const rows = Array.from({ length: total_pages }, (_, page) => search({ ...asked, page }).content).flat()
  expect(new Set(rows.map(({ kilavuz_kodu }) => kilavuz_kodu)).size).toBe(total_elements)
  const ranks = rows.map(({ current }) => current.basari_sirasi)
  expect(ranks).toEqual(ranks.toSorted((one, other) => other - one))
  expect(search({ ...asked, page: total_pages })).toMatchObject({ content: [], empty: true, last: true, yil: null })
})

test.each([
  ['ISPARTA', 'Isparta'],
  ['ısparta', 'Isparta'],
  ['isparta', 'Isparta'],
  ['istanbul', 'İstanbul'],
  ['İSTANBUL', 'İstanbul'],
  ['ISTANBUL', 'İstanbul'],
  ['Muğla', 'Muğla'],
  ['mugla', 'Muğla'],
])('a city written %s is %s', (il, expected) => {
  expect(new Set(search({ il }).content.map(({ il_adi }) => il_adi))).toEqual(new Set([expected]))
})

test('a name is the first entry that contains it', () => {
  const { content } = search({ universite: 'gökçeova', program: 'bilgisayar müh' })
  expect(content).toMatchObject([
    { universite_adi: 'Gökçeova Üniversitesi', birim_grup_adi: 'Bilgisayar Mühendisliği' },
  ])
  expect(ask({ universite: 'odtü' })).toMatchObject({ error: 'lookup_failed', name: 'odtü', kind: 'universite' })
  expect(ask({ program: 'yazlım mühendisliği' })).toMatchObject({
    error: 'lookup_failed',
    suggestions: expect.arrayContaining(['Yazılım Mühendisliği']),
  })
})

test('filters hold for every row', () => {
  const asked = {
    puan_turu: 'SAY',
    universite_turu: 'VAKIF',
    min_basari_sirasi: 10_000,
    max_basari_sirasi: 90_000,
  } as const
  const { content } = search({ ...asked, size: 100 })
  expect(content.length).toBeGreaterThan(0)
  for (const row of content) {
    expect(row).toMatchObject({ puan_turu: 'SAY', universite_turu: 'VAKIF' })
    expect(row.current.basari_sirasi).toBeGreaterThanOrEqual(10_000)
    expect(row.current.basari_sirasi).toBeLessThanOrEqual(90_000)
  }
  const [one] = content
  expect(search({ kilavuz_kodu: one?.kilavuz_kodu }).content).toEqual([one])
})

test('lists are wrapped, with their count', () => {
  expect(listUniversities()).toMatchObject({ count: 24, universities: expect.any(Array) })
  expect(listProgramGroups({ degree_type: 'associate' })).toMatchObject({ count: 3, program_groups: expect.any(Array) })
  expect(listCities()).toMatchObject({ count: 18, cities: expect.any(Array) })
})
