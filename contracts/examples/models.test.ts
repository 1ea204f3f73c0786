import { expect, test } from 'vitest'
import { z } from 'zod'
import { turnStream } from './chat.ts'
import { examples } from './models.ts'

const cases = examples.map(({ model, example }) => ({ name: model.meta()?.id, model, example }))

test.each(cases)('the example of $name is what its model says, and says nothing else', ({ name, model, example }) => {
  expect(name).toMatch(/^[A-Z]\w+$/)
  // What is left out by a schema is in no contract.
  expect(model.parse(example)).toEqual(example)
})

test('the example of a stream is one: numbers that grow, and chunks that rebuild the bubble', () => {
  const numbers = turnStream.map(({ id }) => Number(id.split(':')[1]))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  const text = turnStream.reduce(
    (shown, event) => (event.event === 'chunk' ? shown.slice(0, event.data.offset) + event.data.delta : shown),
    '',
  )
  const last = z.object({ data: z.object({ messages: z.array(z.object({ content: z.string() })) }) })
  expect(last.parse(turnStream.at(-1)).data.messages.map(({ content }) => content)).toEqual([text])
})
