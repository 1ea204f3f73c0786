import { describe, expect, test } from 'vitest'
import { compile } from './match.ts'
import { clausesOf } from './words.ts'

const sets = { renk: 'kırmızı mavi' }
const finds = (line: string, text: string) =>
  compile([{ line, label: 7 }], sets)
    .match(clausesOf(text))
    .labels.some((labels) => labels.has(7))

describe('a pattern', () => {
  test.each([
    ['kedi gördüm', 'KEDİ dün akşam gördümmm', true],
    ['kedi gördüm', 'kedi dün akşam çok geç gördüm', false],
    ['kedi gördüm', 'gördüm kedi', false],
    ['kedi .. gördüm', 'kedi bir iki üç dört beş altı gördüm', true],
    ['kedi .. gördüm', 'kedi bir iki üç dört beş altı yedi gördüm', false],
    ['kara_kedi', 'kara bir kedi', false],
    ['kara_kedi|köpek* var', 'evde kara kedi var', true],
    ['kara_kedi|köpek* var', 'köpekler hep var', true],
    ['kedi & gördüm', 'gördüm dün sokakta kedi', true],
    ['kedi & gördüm', 'kedi. gördüm', false],
    ['$renk kedi', 'mavi kedi', true],
    ['kedi gördüm ! rüya*|dün_gece', 'rüyamda kedi gördüm', false],
    ['kedi gördüm ! rüya*|dün_gece', 'dün gece kedi gördüm', false],
    ['kedi gördüm ! rüya*|dün_gece', 'gece kedi gördüm', true],
    ['kedi kedi', 'kedi', false],
    ['gideceğim', 'gidicem', true],
    ['gideceğim', 'gitmeyeceğim', false],
    ['istiyorum', 'istiyom', true],
    ['istiyorum', 'istemiyom', false],
    ['ölcem', 'doktor olacağım', false],
  ])('%s · %s: %s', (line, text, found) => expect(finds(line, text)).toBe(found))

  test('that cannot be read is an error that names it', () => {
    expect(() => compile([{ line: '$yok kedi', label: 0 }], sets)).toThrow(/unknown set \$yok/)
    expect(() => compile([{ line: ' & kedi', label: 0 }], sets)).toThrow(/no word/)
    expect(() => compile([{ line: 'kedi |', label: 0 }], sets)).toThrow(/not one word/)
  })
})
