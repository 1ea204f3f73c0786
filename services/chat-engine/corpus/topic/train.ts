import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printedHead } from '../../linear/head.ts'
import { type Example, learn } from '../../linear/learn.ts'
import { topicFeatures } from './topic.ts'

/** Chosen by the half of our questions and of messages off the topic by which the floor is (ADR 93). */
const settings = {
  ...{ seed: 35, epochs: 8, rate: 4, lastRate: 0.02, biasRate: 0.1 },
  ...{ smoothing: 0.5, leastScale: 0.3, mostScale: 2 },
}

export const sorts = ['on', 'off'] as const

/** Messages as students type them, all invented: about studying, exams and choosing a school, or about anything else. */
export async function readMessages(sort: (typeof sorts)[number]): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, `${sort}.txt`), 'utf8')
  return text.split('\n').filter((line) => line !== '')
}

/** The weights, as they are stored. The same messages and settings give the same, whatever the machine. */
export async function train(): Promise<string> {
  const examples: Example[] = []
  for (const sort of sorts)
    for (const message of await readMessages(sort))
      examples.push({ features: Int32Array.from(topicFeatures(message)), isHit: sort === 'on', weight: 1 })
  return `${JSON.stringify(printedHead(learn(examples, settings)), null, 1)}\n`
}
