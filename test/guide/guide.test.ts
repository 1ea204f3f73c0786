import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaLimits } from '@yoldas/contracts/media'
import { categories } from '@yoldas/contracts/push'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { runTool } from '../openapi/tool.ts'
import { sharedStack } from '../support/stack.ts'
import { type Block, blocksOf, guides, readGuide } from './blocks.ts'
import { compile, fileOf, type Place, placeOf, writeBlocks } from './compile.ts'
import { parsers } from './parse.ts'

const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
const blocks = guides.flatMap((guide) => blocksOf(guide, readGuide(guide)))
const isCompiled = ({ language }: Block) => language === 'ts' || language === 'tsx'
const made = (language: string, label: string, text: string): Block => ({
  guide: 'made',
  line: 1,
  language,
  label,
  text,
})

describe('the guides', () => {
  test('are found, with blocks of every language that is looked at', () => {
    expect(guides).toContain('docs/mobile/ios.md')
    const languages = new Set(blocks.map(({ language }) => language))
    expect([...languages].sort()).toEqual([...Object.keys(parsers), 'ts', 'tsx'].sort())
  })

  test.each(
    blocks.filter((block) => !isCompiled(block)).map((block) => [`${block.guide}:${block.line}`, block] as const),
  )('have a block that is right at %s', (_, block) => {
    const parse = parsers[block.language]
    if (!parse) throw new Error(`nothing looks at blocks of ${block.language || 'no language'}`)
    parse(block)
  })
})

/** One mistake for each package whose types could be missing: without them the compiler would not see it. */
const mistakes: Record<Place, string> = {
  browser: `
    import { createClient } from '@yoldas/client'
    import { useState } from 'react'
    import { get } from 'idb-keyval'
    createClient({ url: 1, token })
    useState<string>(1)
    get({ key: '' })`,
  phone: `
    import AsyncStorage from '@react-native-async-storage/async-storage'
    import { getToken } from '@react-native-firebase/messaging'
    import { createClient } from '@yoldas/client'
    import { AppState } from 'react-native'
    import notifee from 'react-native-notify-kit'
    createClient({ url: 1, token })
    AsyncStorage.getItem(1)
    getToken(1)
    AppState.addEventListener(1, () => {})
    notifee.cancelNotification(1)
    document.title = ''`,
}

describe.each(['browser', 'phone'] as const)('TypeScript of a %s', (place) => {
  const inPlace = blocks.filter((block) => isCompiled(block) && placeOf(block) === place)
  const mistaken = made('ts', '', mistakes[place])
  let problems: string[]
  beforeAll(async () => {
    problems = await compile(place, [...inPlace, mistaken])
  })

  test('is compiled strictly', () => {
    expect(inPlace.length).toBeGreaterThan(2)
    expect(problems.filter((problem) => !problem.startsWith(fileOf(mistaken)))).toEqual([])
  })

  test('is compiled against the types of its packages', () => {
    const calls = mistakes[place].split('\n').filter((line) => line.trim() !== '' && !/^\s*import /.test(line))
    expect(problems.filter((problem) => problem.startsWith(fileOf(mistaken)))).toHaveLength(calls.length)
  })
})

describe('what the guides say again', () => {
  const mobile = readGuide('docs/mobile.md')

  test.each(Object.entries(categories))('of the buttons of %s is what the contracts say', (category, actions) => {
    expect(mobile).toContain(
      `| \`${category}\` | ${['reply', ...actions.map((action) => `\`${action}\``)].join(', ')} |`,
    )
    for (const page of ['ios', 'react-native']) expect(readGuide(`docs/mobile/${page}.md`)).toContain(category)
  })

  test.each(Object.entries(mediaLimits))('of the size of %s is what the contracts say', (kind, bytes) => {
    expect(mobile).toMatch(new RegExp(`\\| \`${kind}\` \\|.*\\| ${bytes / 2 ** 20} MiB \\|`))
  })

  test.each([
    'react-native',
    'react-native-notify-kit',
    '@react-native-firebase/messaging',
    '@react-native-async-storage/async-storage',
  ])('of the release of %s is what they are compiled against', (name) => {
    const manifest = readFileSync(join(import.meta.dirname, '../node_modules', name, 'package.json'), 'utf8')
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest))
    expect(readGuide('docs/mobile/react-native.md')).toContain(`\`${name}\` ${version}`)
  })
})

test('the routes that the guides name are those of the service', async () => {
  const { url } = await sharedStack()
  const { paths } = Document.parse(await (await fetch(`${url}/openapi.json`)).json())
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
  )
  const named = guides.flatMap((guide) =>
    [...readGuide(guide).matchAll(/\b(GET|POST|PUT|PATCH|DELETE)(?: and `?[A-Z]+)? (\/api\/[\w\-/{}]+)/g)].map(
      ([, method, path = '']) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    ),
  )
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((route) => !known.includes(route))).toEqual([])
})

test('the example for Node gets an answer', async () => {
  const example = blocks.find(({ guide, text }) => guide === 'docs/client.md' && text.includes('process.env.TOKEN'))
  if (!example) throw new Error('docs/client.md has no example for Node')
  const stack = await sharedStack()
  const block = { ...example, text: example.text.replace('http://localhost:8080', stack.url) }
  const folder = await writeBlocks([block])
  const { token } = await stack.student()
  process.env.TOKEN = token
  const { ok, output } = await runTool(process.execPath, [join(folder, fileOf(block))], folder)
  expect(ok, output).toBe(true)
  expect(output.trim()).not.toBe('')
})

describe('the check', () => {
  const reply = '{ "token": "a", "text": "b", "clientId": "7d1b6f0e-2c53-4f6a-9b1e-5a8c3d7e9f20" }'
  const event = 'id: 1\nevent: hello\ndata: {}\n'

  test.each([
    ['json', 'NotificationReplyBody', reply, reply.replace('"b"', '""')],
    ['json', 'NotificationReplyBody', reply, reply.replace('clientId', 'clientid')],
    ['json', 'NotificationReplyBody', reply, reply.replace('}', ',}')],
    ['sse', 'FeedStreamEvent', event, event.replace('hello', 'helo')],
    ['sse', 'FeedStreamEvent', event, event.replace('{}', '{')],
    ['sse', 'FeedStreamEvent', event, ': nothing\n'],
    [
      'swift',
      '',
      'func a(_ b: Int) async throws -> Int { b + 1 }\n',
      'func a(_ b: Int async throws -> Int { b + 1 }\n',
    ],
    ['swift', '', 'let a = [1, 2]\n', 'let a = [1, 2\n'],
    ['kotlin', '', 'fun a(b: Int): Int {\n    return b\n}\n', 'fun a(b: Int): Int {\n    return b\n'],
    ['kotlin', '', 'val a = listOf(1)\n', 'val a = listOf(1\n'],
    ['xml', '', '<a b="c"><d /></a>\n', '<a b="c"><d></a>\n'],
    ['xml', '', '<a b="c"><d /></a>\n', '<a b="c><d /></a>\n'],
    ['sh', '', 'echo "a"\n', 'echo "a\n'],
  ])('of %s %s takes what is right and refuses what is wrong', (language, label, right, wrong) => {
    const parse = parsers[language]
    if (!parse) throw new Error(`nothing looks at ${language}`)
    parse(made(language, label, right))
    expect(() => parse(made(language, label, wrong))).toThrow()
  })

  test('of JSON wants the name of a model', () => {
    for (const label of ['', 'NotificationReply'])
      expect(() => parsers.json?.(made('json', label, reply))).toThrow(/model/)
  })

  test('finds every block, and one that is never closed', () => {
    expect(blocksOf('a.md', 'a\n```json B\n{}\n```\n\n  ```\nc\n  ```\n')).toEqual([
      { guide: 'a.md', line: 2, language: 'json', label: 'B', text: '{}\n' },
      { guide: 'a.md', line: 6, language: '', label: '', text: 'c\n' },
    ])
    expect(() => blocksOf('a.md', '```ts\na\n')).toThrow(/not closed/)
  })
})
