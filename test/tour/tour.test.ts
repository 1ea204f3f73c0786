import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsOf, expected, movedTo, problemsOf } from './tour.ts'

const read = (page: string) => readFileSync(join(import.meta.dirname, '../..', page), 'utf8')
const tour = commandsOf(read('docs/tour.md'))

test('the tour is one block that bash reads, and sends messages, attachments and reactions', () => {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: tour, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  for (const path of ['/api/chat/send', '/api/media', '/complete', '/reactions/', '/api/chat/events'])
    expect(tour).toContain(path)
})

test('the README’s tour is a part of the long one', () => {
  const [, section = ''] = /^## A tour$(.*?)^## /ms.exec(read('README.md')) ?? []
  const commands = commandsOf(section)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(commands.length).toBeGreaterThan(8)
  expect(commands.filter((line) => !tour.includes(line))).toEqual([])
})

test('the tour goes where the parts are', () => {
  const moved = movedTo(tour, {
    GATEWAY_URL: 'http://127.0.0.1:1',
    AUTH_URL: 'http://127.0.0.1:2',
    FCM_URL: 'http://127.0.0.1:3',
    MCP_URL: 'http://127.0.0.1:4/mcp',
  })
  expect([...moved.matchAll(/localhost:\d+/g)]).toEqual([])
  expect(movedTo(tour, {})).toBe(tour)
})

test('output that is missing, in another order or an error is a problem', () => {
  const lines = expected.map((part) =>
    part instanceof RegExp ? '"scheduled":[{ "role":"user" "media":[{ "blocks":[{"subject":"Matematik"' : part,
  )
  expect(problemsOf(lines.join('\n'), '')).toEqual([])
  expect(problemsOf(lines.slice(1).join('\n'), '')).toHaveLength(1)
  expect(problemsOf(lines.toReversed().join('\n'), '')).toHaveLength(1)
  expect(problemsOf(lines.join('\n'), 'bash: !: event not found')).toEqual(['bash: !: event not found'])
})
