import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '@yoldas/db'
import { openDb } from '@yoldas/testkit/servers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { EmbeddingFailed, type Embeddings } from '../../clients/embeddings.ts'
import { asks, planted, retrievals, type WrittenPage, writeCorpus } from '../../test/pages.ts'
import { openCorpus } from '../find.ts'
import type { Question } from '../passage.ts'
import { ingest } from './ingest.ts'
import { PageInvalid } from './page.ts'
import { removeReplaced } from './remove.ts'
import { hasVectors } from './store.ts'

const db = await openDb('chat-engine')
const vectors = await hasVectors(db)

const never = new AbortController().signal
const without = 'Postgres does not have the extension vector'
const make = (folder: string, embeddings: Embeddings | null = null) =>
  ingest({ db, embeddings, say: () => {} }, folder, never)
const log = { warn: () => {} }
const find = (question: Question) =>
  openCorpus({ db, log, embeddings: null, retrievals: retrievals() }).find(question, never)
const pagesFor = async (text: string) => (await find(asks(text))).passages.map(({ page }) => page)

const Id = z.object({ id: z.int() })
const generations = () => db.anyFirst(sql.type(Id)`SELECT id FROM corpus_generation ORDER BY id`)
const age = () =>
  db.query(sql.typeAlias('none')`UPDATE corpus_generation SET replaced_at = replaced_at - interval '2 minutes'`)
const Name = z.object({ name: z.string() })
const vectorTables = () =>
  db.anyFirst(sql.type(Name)`SELECT relname AS name FROM pg_class WHERE relname ~ '^corpus_vector_\\d+$' ORDER BY oid`)

const page = (word: string): WrittenPage => ({
  exam: 'yks',
  title: `${word} sayfası`,
  body: `Burada ${word} anlatılır.`,
})
/** A page of so many sections, each of other words. */
const longPage = (sections: number): WrittenPage => ({
  ...page('uzun'),
  body: Array.from({ length: sections }, (_, i) => `## Bölüm ${i}\n\nkelime${i} burada.`).join('\n\n'),
})

test('the corpus is exactly the folder: what is removed from it is found no more', async () => {
  await using corpus = await writeCorpus({ 'yks/zurafa': page('zürafa'), 'yks/kunduz': page('kunduz') })
  expect(await make(corpus.folder)).toMatchObject({ pages: 2, passages: 2, unchanged: false })
  expect(await pagesFor('KUNDUZLAR NEREDE ANLATILIR')).toEqual(['yks/kunduz'])
  await rm(join(corpus.folder, 'yks/kunduz.md'))
  expect(await make(corpus.folder)).toMatchObject({ pages: 1, unchanged: false })
  expect(await pagesFor('kunduzlar nerede anlatılır')).toEqual([])
  expect(await pagesFor('zürafalar nerede anlatılır')).toEqual(['yks/zurafa'])
})

test('an ingest of the same folder makes nothing', async () => {
  await using corpus = await writeCorpus({ 'yks/ayni': page('aynı') })
  await make(corpus.folder)
  const before = await generations()
  expect(await make(corpus.folder)).toMatchObject({ pages: 1, passages: 1, unchanged: true })
  expect(await generations()).toEqual(before)
})

test('a page with a mistake changes nothing, and every mistake is named with its file and field', async () => {
  await using good = await writeCorpus({ 'yks/iyi': page('karabatak') })
  await make(good.folder)
  await using bad = await writeCorpus({ 'yks/iyi': page('iyi'), 'yks/kotu': { ...page('kötü'), exam: 'sat' } })
  const failed = make(bad.folder)
  await expect(failed).rejects.toThrow(PageInvalid)
  await expect(failed).rejects.toThrow(/^yks\/kotu\.md: exam: /)
  await expect(make(join(good.folder, 'nowhere'))).rejects.toThrow(/nowhere: the folder cannot be read/)
  expect(await pagesFor('karabatak nerede anlatılır')).toEqual(['yks/iyi'])
})

test('a replaced generation stays for running searches, and is removed later', async () => {
  await using corpus = await writeCorpus({ 'yks/eski': page('eski') })
  await make(corpus.folder)
  await using next = await writeCorpus({ 'yks/yeni': page('yeni') })
  await make(next.folder)
  await removeReplaced(db)
  expect((await generations()).length).toBeGreaterThan(1)
  await age()
  await removeReplaced(db)
  expect(await generations()).toHaveLength(1)
  expect(await pagesFor('yeni sayfası')).toEqual(['yks/yeni'])
})

test('searches while the corpus is switched find one whole folder or the other', async () => {
  const folderOf = (name: string) =>
    writeCorpus(Object.fromEntries([1, 2, 3].map((i) => [`yks/${name}${i}`, page('pelikan')])))
  await using one = await folderOf('bir')
  await using other = await folderOf('iki')
  await make(one.folder)
  const switching = new AbortController()
  const seen = new Set<string>()
  const search = async () => {
    while (!switching.signal.aborted) {
      const { passages, degraded } = await find(asks('pelikan nedir'))
      // On a busy machine one may not end in time.
      if (degraded.length > 0) continue
      expect(passages).toHaveLength(3)
      const folders = new Set(passages.map(({ page }) => page.slice(4, 7)))
      expect(folders.size).toBe(1)
      for (const folder of folders) seen.add(folder)
    }
  }
  const switchAll = async () => {
    for (const { folder } of [other, one, other, one, other, one]) await make(folder)
    switching.abort()
  }
  await Promise.all([search(), switchAll()])
  expect([...seen].sort()).toEqual(['bir', 'iki'])
})

test('two ingests at once leave the corpus of one of them', async () => {
  await using one = await writeCorpus({ 'yks/bir': page('flamingo') })
  await using other = await writeCorpus({ 'yks/iki': page('flamingo'), 'yks/uc': page('flamingo') })
  const ended = await Promise.allSettled([make(one.folder), make(other.folder)])
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect([['yks/bir'], ['yks/iki', 'yks/uc']]).toContainEqual((await pagesFor('flamingo nedir')).sort())
})

test('only passages that changed are embedded again, unless the model changed', async ({ skip }) => {
  skip(!vectors, without)
  const embeddings = planted([])
  await using corpus = await writeCorpus({ 'yks/a': page('ardıç'), 'yks/b': page('bülbül') })
  expect((await make(corpus.folder, embeddings)).embedded).toBe(2)
  await using changed = await writeCorpus({ 'yks/a': page('ardıç'), 'yks/b': page('bıldırcın') })
  expect((await make(changed.folder, embeddings)).embedded).toBe(1)
  expect((await make(changed.folder, planted([], 'another'))).embedded).toBe(2)
  expect((await make(corpus.folder, embeddings)).embedded).toBe(0)
  await age()
  await removeReplaced(db)
  expect(await vectorTables()).toHaveLength(1)
})

test('an ingest that was interrupted leaves the corpus as it was, and the next goes on from what it had', async ({
  skip,
}) => {
  skip(!vectors, without)
  await using before = await writeCorpus({ 'yks/once': page('leylek') })
  await make(before.folder)
  await using corpus = await writeCorpus({ 'yks/uzun': longPage(200) })
  const embeddings = planted([], 'interrupted')
  const breaking: Embeddings = {
    ...embeddings,
    embed: async (texts, signal) => {
      if (embeddings.asked.length >= 2) throw new EmbeddingFailed('the embedding server refused')
      return embeddings.embed(texts, signal)
    },
  }
  await expect(make(corpus.folder, breaking)).rejects.toThrow(EmbeddingFailed)
  expect(await pagesFor('leylek nedir')).toEqual(['yks/once'])
  const kept = embeddings.asked.flat().length
  expect(kept).toBe(128)
  expect((await make(corpus.folder, embeddings)).embedded).toBe(200 - kept)
  expect(await pagesFor('uzun sayfası')).toEqual(['yks/uzun', 'yks/uzun'])
})
