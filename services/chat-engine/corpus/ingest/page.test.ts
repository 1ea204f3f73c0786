import { expect, test } from 'vitest'
import { readPage } from './page.ts'
import { splitPage } from './split.ts'

const front = 'title: Uyku\nexam: genel\nsubject: sağlık\ntags: [uyku, gece]\nsource: özgün\nreviewed: null\nyear: null'
const pageOf = (front: string, body = 'Erken yat.') => `---\n${front}\n---\n\n${body}\n`

test('a page is its front matter and its text', async () => {
  expect(await readPage('genel/uyku.md', pageOf(front))).toEqual({
    page: 'genel/uyku',
    title: 'Uyku',
    exam: 'genel',
    subject: 'sağlık',
    tags: ['uyku', 'gece'],
    source: 'özgün',
    url: null,
    reviewed: null,
    year: null,
    body: '\nErken yat.\n',
  })
  const reviewed = front
    .replace('reviewed: null', 'reviewed: { by: Ayşe Kaya, on: 2026-11-01 }')
    .replace('year: null', 'year: 2025')
  expect(
    await readPage('a.md', `\uFEFF${pageOf(`${reviewed}\nurl: https://a.example/b`).replaceAll('\n', '\r\n')}`),
  ).toMatchObject({
    page: 'a',
    url: 'https://a.example/b',
    reviewed: 'Ayşe Kaya, 2026-11-01',
    year: 2025,
  })
})

test.each([
  ['no front matter', '# Uyku', /^a\.md: it does not begin with front matter/],
  ['no text', pageOf(front, ''), /^a\.md: there is no text/],
  ['no title', pageOf(front.replace('title: Uyku\n', '')), /^a\.md: title: /],
  ['an unknown exam', pageOf(front.replace('exam: genel', 'exam: sat')), /^a\.md: exam: /],
  ['tags that are no list', pageOf(front.replace('[uyku, gece]', 'uyku')), /^a\.md: tags: /],
  ['a malformed address', pageOf(`${front}\nurl: javascript:alert(1)`), /^a\.md: url: /],
  ['nothing said of a review', pageOf(front.replace('reviewed: null', '')), /^a\.md: reviewed: /],
  ['no year', pageOf(front.replace('\nyear: null', '')), /^a\.md: year: /],
  ['a year in words', pageOf(front.replace('year: null', 'year: bu yıl')), /^a\.md: year: /],
  ['a field that there is not', pageOf(`${front}\nauthor: x`), /^a\.md: front matter: .*author/],
  ['malformed YAML', pageOf('title: [a'), /^a\.md: front matter: /],
])('a page with %s is refused, by file and field', (_name, source, message) =>
  expect(readPage('a.md', source)).rejects.toThrow(message),
)

test('a page is split at its headings, and not at what looks like one', async () => {
  const body = 'Önce.\n\n## Bir\n\nİlk.\n\n```\n# yorum\n```\n\n### İki\n\n- a\n- b\n\n## Boş\n'
  expect(await splitPage({ title: 'Uyku', body })).toEqual([
    { place: 1, heading: '', text: 'Önce.' },
    { place: 2, heading: 'Bir', text: '## Bir\n\nİlk.\n\n```\n# yorum\n```' },
    { place: 3, heading: 'İki', text: '### İki\n\n- a\n- b' },
  ])
})
