import { describe, expect, test } from 'vitest'
import { CallResult, readResult } from './results.ts'

const text = (value: unknown) => ({ type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value) })
const read = (result: object) => readResult(CallResult.parse(result))
const failed = (code: string) => ({ kind: 'failed', code })

describe('a result is data', () => {
  test.each<[string, object, unknown]>([
    ['that is structured', { content: [text('…')], structuredContent: { count: 1 } }, { count: 1 }],
    ['that is JSON in a text', { content: [text({ count: 1 })] }, { count: 1 }],
    ['that FastMCP has wrapped', { structuredContent: { result: ['Ankara'] } }, ['Ankara']],
    ['that is a text', { content: [text('Bir'), { type: 'image', data: '' }, text('İki')] }, 'Bir\nİki'],
    ['with an error that is null', { content: [text({ error: null, count: 0 })] }, { error: null, count: 0 }],
    ['of no rows', { content: [text([])] }, []],
  ])('%s', (_name, result, shown) => expect(read(result)).toEqual({ kind: 'data', shown }))
})

describe('a result has failed', () => {
  test.each<[string, object, string]>([
    ['without content', { content: [] }, 'empty'],
    ['with content that is not text', { content: [{ type: 'image', data: 'x' }, 7] }, 'empty'],
    ['of blanks', { content: [text(' \n')] }, 'empty'],
    ['that says so and no more', { content: [text('Error calling tool')], isError: true }, 'tool_error'],
    ['with an error of the upstream', { content: [text({ error: 'api_error', body: '<html>' })] }, 'api_error'],
    ['with an error in words', { content: [text({ error: 'Elif’in sorusu' })] }, 'unknown'],
    ['with an error that is not text', { structuredContent: { error: { code: 7 } } }, 'unknown'],
    [
      'with an error that FastMCP has wrapped',
      { structuredContent: { result: { error: 'rate_limit' } } },
      'rate_limit',
    ],
  ])('%s', (_name, result, code) => expect(read(result)).toEqual(failed(code)))
})

describe('a result can be mended', () => {
  test('where a name was not found: the model gets the suggestions', () => {
    const payload = { error: 'lookup_failed', name: 'odtü', kind: 'universite', suggestions: ['Bir', 'İki'] }
    expect(read({ content: [text(payload)] })).toEqual({ kind: 'mendable', shown: payload })
  })

  test('without what an upstream said', () => {
    const payload = { error: 'not_found', body: '<html>' }
    expect(read({ structuredContent: payload })).toEqual({ kind: 'mendable', shown: { error: 'not_found' } })
  })

  test('however many suggestions there are, and says which error it was', () => {
    const payload = { error: 'lookup_failed', suggestions: Array.from({ length: 5_000 }, (_, n) => `Üniversite ${n}`) }
    const outcome = read({ structuredContent: payload })
    expect(outcome).toMatchObject({ kind: 'mendable', shown: { error: 'lookup_failed' } })
    expect(JSON.stringify(outcome).length).toBeLessThan(1_500)
  })

  test('where arguments are wrong: in the words of the server', () => {
    const said = '1 validation error for call[search_programs]\nsize\n  Input should be a valid integer'
    expect(read({ content: [text(said)], isError: true })).toEqual({
      kind: 'mendable',
      shown: { error: 'invalid_arguments', message: said },
    })
  })
})
