import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !file.startsWith('corpus/') && existsSync(path.join(root, file)))
const read = (page: string) => readFileSync(path.join(root, page), 'utf8')

test.each(pages)('every link of %s to a file leads to one', (page) => {
  const links = [...read(page).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, target]) => target ?? '')
  const broken = links.filter((target) => !existsSync(path.resolve(root, path.dirname(page), target)))
  expect(broken).toEqual([])
})

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (page: string) => [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

test.each(pages)('every link of %s to a heading leads to one', (page) => {
  const links = [...read(page).matchAll(/\]\((?!\w+:)([^)#\s]*)#([^)\s]+)\)/g)]
  const broken = links.filter(([, file = '', anchor = '']) => {
    const target = file === '' ? page : path.join(path.dirname(page), file)
    return target.endsWith('.md') && !anchorsOf(target).includes(anchor)
  })
  expect(broken.map(([link]) => link)).toEqual([])
})

test('each guarantee names files that show it, and these exist', () => {
  const rows = read('docs/guarantees.md')
    .split('\n')
    .filter((line) => /^\| [A-Z]/.test(line) && !line.startsWith('| Guarantee'))
  expect(rows.length).toBeGreaterThan(25)
  for (const row of rows) {
    const files = [...row.matchAll(/`((?:test|services|examples|infra|libs)\/[^`]+)`/g)].map(([, file]) => file ?? '')
    expect(files, row).not.toEqual([])
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  }
})

describe('a decision', () => {
  const records = pages.filter((page) => page.startsWith('docs/adr/') && page !== 'docs/adr/README.md')

  test.each(records)('%s has at most 40 lines', (page) => {
    expect(read(page).trimEnd().split('\n').length).toBeLessThanOrEqual(40)
  })

  test.each(records)('%s says its status and since when', (page) => {
    expect(read(page)).toMatch(/^# \d+\. .+\n\n(Accepted|Replaced by \[ADR \d+\]\(\S+\)) on \d{4}-\d{2}-\d{2}\.\n/)
  })

  test.each(records)('%s is in the index', (page) => {
    expect(read('docs/adr/README.md')).toContain(`](${path.basename(page)})`)
  })

  test('has a number of its own', () => {
    const numbers = records.map((page) => path.basename(page).slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
