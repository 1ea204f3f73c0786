import { expect, test } from 'vitest'
import { embed, embedTexts } from './embeddings.ts'

const near = (a: string, b: string) => {
  const other = embed(b, 1536)
  return embed(a, 1536).reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
}

test('vectors have length one and depend on the text alone', () => {
  for (const text of ['Türev nedir?', '?', 'a', 'uzun '.repeat(500)]) {
    expect(near(text, text)).toBeCloseTo(1, 5)
    expect(embed(text, 256)).toEqual(embed(text, 256))
  }
})

test('texts that share words or stems are nearer than others', () => {
  const question = 'Türev sorularını nasıl çalışmalıyım?'
  const related = near(question, 'Türevden soru çözerken önce tanımı çalış')
  expect(related).toBeGreaterThan(0.15)
  expect(related).toBeGreaterThan(near(question, 'Uyku düzeni ve beslenme önerileri') * 2)
})

test('base64 holds the same floats', () => {
  const input = ['bir', 'iki']
  const [asFloat, asBase64] = (['float', 'base64'] as const).map((encoding_format) =>
    embedTexts({ model: 'm', input, dimensions: 8, encoding_format }),
  )
  const decoded = asBase64?.data.map(({ embedding }) => {
    const bytes = Buffer.from(String(embedding), 'base64')
    return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readFloatLE(index * 4))
  })
  expect(decoded).toEqual(asFloat?.data.map(({ embedding }) => embedding))
})

test.for([
  { model: 'm' },
  { model: 'm', input: '' },
  { model: 'm', input: [] },
  { model: 'm', input: 'a', dimensions: 0 },
  { model: 'm', input: 'a', encoding_format: 'int8' },
  [],
  null,
])('%j is refused', (body) => {
  expect(() => embedTexts(body)).toThrow(expect.objectContaining({ status: 400 }))
})
