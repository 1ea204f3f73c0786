import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LabelledAnswers } from '../judge/labelled.ts'
import { dayOn, withDays } from './days.ts'
import { fitsHour } from './hour.ts'
import { matcher } from './patterns.ts'
import { readScenarios } from './read.ts'
import { ScenarioFile } from './scenario.ts'
import { parseYaml } from './yaml.ts'

const wrong = (text: string) => {
  try {
    return parseYaml(text, ScenarioFile, 'a.yaml')
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : error
  }
}
const good = ['title: T', 'messages:', '  - say: Merhaba', '    expect:', '      - says: selam']
const scenario = (...lines: string[]) => [...good, ...lines].join('\n')

describe('a malformed scenario is refused with file and line:', () => {
  test.each<[string, string, RegExp[]]>([
    ['no YAML', 'title: "T\nmessages: [', [/^a\.yaml:[12]: /]],
    ['a key twice', scenario('title: U'), [/^a\.yaml:6: Map keys must be unique/]],
    ['an unknown key', scenario('rubrik:', '  a: b'), [/^a\.yaml:6: Unrecognized key: "rubrik"/]],
    ['an unknown check', scenario('      - say: x'), [/^a\.yaml:6: messages\.0\.expect\.1: .*"say"/, /exactly one/]],
    [
      'two checks as one',
      scenario('        avoids: x'),
      [/^a\.yaml:5: messages\.0\.expect\.0: expected exactly one check/],
    ],
    [
      'a bad day',
      scenario('plan:', '  - { day: morgen, minutes: 45, subject: M, kind: study }'),
      [/^a\.yaml:7: plan\.0\.day: /],
    ],
    ['a bad hour', scenario('hour: 25:00'), [/^a\.yaml:6: hour: expected a time/]],
    ['a bad pattern', scenario('      - avoids: "/(/"'), [/^a\.yaml:6: messages\.0\.expect\.1\.avoids/]],
    ['a number as a grade', scenario('profile:', '  grade: 11'), [/^a\.yaml:7: profile\.grade: /]],
    ['no message', 'title: T\nmessages: []\nrubric: { a: b }', [/^a\.yaml:2: messages: /]],
    [
      'nothing to check',
      'title: T\nmessages:\n  - say: Merhaba',
      [/^a\.yaml:1: expected at least one check, or a rubric/],
    ],
    ['a list', '- title: T', [/^a\.yaml:1: .*expected object/]],
    ['nothing', '', [/^a\.yaml:1: /]],
  ])('%s', (_, text, said) => {
    const problems = wrong(text)
    expect(problems).toHaveLength(said.length)
    for (const [i, pattern] of said.entries()) expect(Object(problems)[i]).toMatch(pattern)
  })

  test('every fault of every file at once, and a file that is not where scenarios are', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'evals-'))
    try {
      for (const kind of ['tools', 'jokes']) await mkdir(join(folder, kind))
      await writeFile(join(folder, 'tools/good.yaml'), scenario())
      await writeFile(join(folder, 'tools/bad.yaml'), scenario('hour: now', 'titel: T'))
      await writeFile(join(folder, 'tools/Bad Name.yaml'), scenario())
      await writeFile(join(folder, 'jokes/a.yaml'), scenario())
      const read = readScenarios(folder)
      await expect(read).rejects.toThrow(/jokes\/a\.yaml:1: its folder is not a kind/)
      await expect(read).rejects.toThrow(/Bad Name\.yaml:1: .*is called by/)
      await expect(read).rejects.toThrow(/bad\.yaml:6: hour[\s\S]*bad\.yaml:7: Unrecognized key: "titel"/)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('labelled answers too', () => {
    const answer = ['- id: a', '  kind: tutor', '  conversation:', '    - student: S', '    - companion: C']
    const labels = ['  statement: S', '  holds: true', '  why: W']
    const text = [...answer, ...labels, ...answer, '  statement: S', '  holds: maybe', '  why: W'].join('\n')
    expect(() => parseYaml(text, LabelledAnswers, 'l.yaml')).toThrow(/^l\.yaml:15: 1\.holds: /)
    const twice = [...answer, ...labels, ...answer, ...labels].join('\n')
    expect(() => parseYaml(twice, LabelledAnswers, 'l.yaml')).toThrow(/^l\.yaml:9: 1\.id: another answer has this id/)
  })
})

test('a day is what it is on the day on which the message is sent', () => {
  const wednesday = '2026-11-25'
  const days = ['today', 'tomorrow', 'yesterday', 'today+40', 'today-25', 'wednesday', 'thursday', '2027-01-01']
  expect(days.map((day) => dayOn(day, wednesday))).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-11-24',
    '2027-01-04',
    '2026-10-31',
    '2026-12-02',
    '2026-11-26',
    '2027-01-01',
  ])
  expect(withDays('{today+6} ile {friday} arası {x} {2}', wednesday)).toBe('1 Aralık ile 27 Kasım arası {x} {2}')
})

test('an hour is ten minutes, also before midnight, or a window', () => {
  const times = ['23:49', '23:50', '23:59', '00:00', '00:30']
  expect(times.map((time) => fitsHour('23:50', time))).toEqual([false, true, true, false, false])
  expect(times.map((time) => fitsHour('23:55-00:30', time))).toEqual([false, false, true, true, false])
  expect(fitsHour(undefined, '12:00')).toBe(true)
})

test('texts are compared in Turkish lower case, without stresses', () => {
  const says = (pattern: string, text: string) => matcher(pattern, '2026-11-25')(text)
  expect(says('İSTANBUL', 'istanbul’da')).toBe(true)
  expect(says('ışık hızı', '**IŞIK**\n hızı')).toBe(true)
  expect(says('iletişim', 'İLETİŞİM')).toBe(true)
  expect(says('{tomorrow}', 'Yarın, 26 Kasım')).toBe(true)
  expect(says('/(?<!\\p{L})net(?!\\p{L})/', 'Netler arttı')).toBe(false)
  expect(says('/^\\d{2} kasım$/', '26 Kasım')).toBe(true)
})
