import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { templateFilter } from './templateFilter.ts'

/** What is left of a text that comes in these pieces. */
function filtered(pieces: readonly string[], { thinks = false, isCut = false } = {}): string {
  const filter = templateFilter({ thinks })
  return pieces.map((piece) => filter.push(piece)).join('') + filter.end(isCut)
}

const fence = '```'
const thought = 'gizli düşünce'
const taken: Array<[string, string]> = [
  [`<think>${thought}</think>Yanıt`, 'Yanıt'],
  [`<think>\n${fence}\nkod\n</think>Yanıt`, 'Yanıt'],
  [`<think>a</think></think>Yanıt`, 'Yanıt'],
  [`<THINKING>${thought}</thinking>\n\nYanıt`, 'Yanıt'],
  [`<think>${thought}`, ''],
  ['<|channel>thought\ngizli<channel|>Yanıt', 'Yanıt'],
  ['<|think|>gizli<|/think|>Yanıt', 'Yanıt'],
  ['<|im_start|>assistant\nYanıt<|im_end|>', 'Yanıt'],
  ['<|start_header_id|>assistant<|end_header_id|>\n\nYanıt<|eot_id|>', 'Yanıt'],
  ['<|START_THINKING|>gizli<|END_THINKING|><|START_RESPONSE|>Yanıt<|END_RESPONSE|>', 'Yanıt'],
  ['Yanıt <|eot_id|>', 'Yanıt'],
  ['Yanıt</s>', 'Yanıt'],
  ['Yanıt<|return|>', 'Yanıt'],
  ['Yanıt.\n<|im_end|>\n\n', 'Yanıt.\n'],
  [`${fence}\nx\n${fence}\n<|im_end|>`, `${fence}\nx\n${fence}\n`],
  ['<|start|>assistant<|channel|>final<|message|>Yanıt<|return|>', 'Yanıt'],
  [
    '<|channel|>commentary<|message|>gizli<|end|><|start|>assistant<|channel|>final <|constrain|>md<|message|>Yanıt',
    'Yanıt',
  ],
  ['Bak:\n<invoke name="x"><parameter name="a">1</parameter></invoke>\nTamam', 'Bak:\n\nTamam'],
  ['Bak <tool_call>get_plan\n<arg_key>a</arg_key></tool_call> tamam', 'Bak tamam'],
  ['Bak <|tool_call_start|>[get_plan()]<|tool_call_end|> tamam', 'Bak tamam'],
  ['Bak [TOOL_REQUEST]{"name": "x"}[END_TOOL_REQUEST]', 'Bak'],
  ['[{"name": "a", "arguments": {}}, {"name": "b", "arguments": "{}"}]', ''],
  ['{"type":"function","function":{"name":"a","parameters":{"x":"}"}}}', ''],
  ['Su 【12†source】 H₂O’dur 【3:1†dosya.pdf】【4:2†kitap】.', 'Su H₂O’dur.'],
  ['\ue200cite\ue202turn0search1\ue201Su', 'Su'],
  ['Su【turn0search0】, buz', 'Su, buz'],
  [` \n${fence}\n`, `${fence}\n`],
  ['\t\r\n  \r\n Yanıt', ' Yanıt'],
]
const kept = [
  'Şöyle: <think>düşün</think>',
  'a <b> c',
  'x < y ve y > z',
  'Son <',
  'a[1] ve [THINK',
  '<b>kalın</b>',
  'Satır <br> sonu',
  `${fence}\n<think>x</think>\n<|im_end|>\n${fence}`,
  `- madde\n  ${fence}xml\n  <tool_call>{"name":"x"}</tool_call>\n  ${fence}`,
  `~~~\n【4:0†kaynak】\n~~~\ntamam`,
  'Belirteç `<|im_end|>` böyledir',
  'Belirteç `<|im_end|>`',
  'Etiket `<tool_call>{}</tool_call>` yazılır',
  'Sonra <|im_end|> dedi ve gitti',
  '{"ad": "x"}',
  '[1, 2, 3]',
  '{"name": "Ayşe"}',
  '{ eksik',
  '【başlık】 metin',
  '<function> etiketi',
  'f(x) = [a, b)',
]

describe('from the text of a model', () => {
  test.each(taken)('%j is left as %j', (text, left) => {
    expect(filtered([text])).toBe(left)
  })

  test.each(kept)('%j is kept', (text) => {
    expect(filtered([text])).toBe(text)
  })

  test.each([...taken.map(([text]) => text), ...kept])('%j gives the same however it is cut', (text) => {
    const whole = filtered([text])
    expect(filtered([...text])).toBe(whole)
    for (let at = 1; at < text.length; at += 1) expect(filtered([text.slice(0, at), text.slice(at)])).toBe(whole)
  })

  test('any mixture gives the same however it is cut', () => {
    const part = fc.constantFrom(
      ...taken.map(([text]) => text),
      ...kept,
      '\n',
      '\r\n',
      '\r',
      '\u00a0',
      '【1†source】',
      ' ',
      '`',
      fence,
      '\n```\n',
      'metin',
      '<',
    )
    const texts = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(
        texts,
        fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 20 }),
        fc.boolean(),
        (text, lengths, thinks) => {
          const pieces: string[] = []
          for (let at = 0, nth = 0; at < text.length; nth += 1) {
            const length = lengths[nth % lengths.length] ?? 1
            pieces.push(text.slice(at, at + length + 1))
            at += length + 1
          }
          expect(filtered(pieces, { thinks })).toBe(filtered([text], { thinks }))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('words are not held back for longer than they may become something else', () => {
    const filter = templateFilter({ thinks: false })
    expect(filter.push('Bugün ')).toBe('Bugün')
    expect(filter.push('3 < 5')).toBe(' 3 < 5')
    expect(filter.push(' ve a<b')).toBe(' ve a')
    expect(filter.push(' olur')).toBe('<b olur')
  })

  test('the work is linear, whatever a model repeats', () => {
    const parts = [
      '<think> ',
      'a < b [c] ',
      '<|im_end|>  ',
      '<|end|>',
      '<|start|>',
      '【1 ',
      '\ue200a',
      '{',
      '{"a":}',
      '`<',
      '   ',
    ]
    const started = performance.now()
    for (const part of parts)
      for (const thinks of [false, true]) filtered(new Array<string>(10_000).fill(part), { thinks })
    filtered([...new Array<string>(20_000).fill('   '), 'x'])
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

describe('of a model that thinks without an opening tag', () => {
  const thinks = true
  test('the text before the closing tag is dropped, and the rest comes as it is written', () => {
    const filter = templateFilter({ thinks })
    expect(filter.push(`${thought} </thi`)).toBe('')
    expect(filter.push('nk>Yanıt')).toBe('Yanıt')
    expect(filter.push(' sürer')).toBe(' sürer')
  })

  test.each(['[/THINK]', '</thinking>', '◁/think▷', '<|end|><|start|>assistant<|channel|>final<|message|>'])(
    '%j closes it',
    (close) => {
      expect(filtered([`${thought}${close}Yanıt`], { thinks })).toBe('Yanıt')
    },
  )

  test('an opening tag is understood too', () => {
    expect(filtered([`<think>${thought}</think>Yanıt`], { thinks })).toBe('Yanıt')
    expect(filtered([`<think>${thought}`], { thinks })).toBe('')
  })

  test('an answer without a tag is whole at its end, unless it was cut or calls tools', () => {
    expect(filtered(['Yanıt ', 'bu.'], { thinks })).toBe('Yanıt bu.')
    expect(filtered([thought], { thinks, isCut: true })).toBe('')
    expect(filtered([`${thought}</think>Yan`], { thinks, isCut: true })).toBe('Yan')
  })

  test('a tag within fenced code closes nothing, unless the fence is one that the thought left open', () => {
    const example = `Şöyle:\n${fence}\n</think>\n${fence}\nTamam`
    expect(filtered([example], { thinks })).toBe(example)
    expect(filtered([`${thought}\n${fence}\nkod\n</think>Yanıt`], { thinks })).toBe('Yanıt')
  })
})
