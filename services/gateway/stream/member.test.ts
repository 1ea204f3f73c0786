import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memberBytes } from './member.ts'

const memberOf = (json: string, name: string) => {
  const bytes = memberBytes(Buffer.from(json), name)
  return bytes && JSON.parse(Buffer.from(bytes).toString())
}

test('the bytes of a member are its value as JSON.parse has it, whatever is beside it', () => {
  const name = fc.constantFrom('data', 'event', 'n', 'da', 'dat', 'datas')
  // A member twice, with names and braces in its texts and names inside of others.
  const value = fc
    .jsonValue({ depthSize: 'small' })
    .map((any) => ({ data: any, '"data":{': '}"data":1,', x: ['{', any] }))
  const members = fc.array(fc.tuple(name, fc.oneof(fc.jsonValue(), value)), { maxLength: 5 })
  const space = fc.constantFrom('', ' ', '\n\t')
  const property = fc.property(members, space, name, (pairs, gap, asked) => {
    const json = `{${pairs
      .map(([key, any]) => `${gap}"${key}"${gap}:${gap}${JSON.stringify(any, null, gap)}${gap}`)
      .join(',')}}`
    expect(memberOf(json, asked)).toEqual(JSON.parse(json)[asked])
  })
  fc.assert(property, { numRuns: 500 })
})

test('what is no object has no members', () => {
  for (const json of ['["data",1]', '"data"', '1', 'null', '[{"data":1}]', '{}'])
    expect(memberOf(json, 'data')).toBeUndefined()
})
