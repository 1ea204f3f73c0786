import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf } from '../../linear/features.ts'
import { Head, scoreOf } from '../../linear/head.ts'
import { foldedWords } from '../words.ts'

/** Written by `npm run corpus -- train`. */
export const weightsFile = join(import.meta.dirname, 'weights.json')

/** @throws when the file is missing or malformed; the error names it */
export function readWeights(file = weightsFile): Head {
  try {
    return Head.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Error(`${file} is missing or malformed: the weights that know small talk cannot be read`, { cause })
  }
}

let read: Head | undefined
/** Read once. */
export const topicWeights = (): Head => (read ??= readWeights())

export const topicFeatures = (text: string): number[] => featuresOf(foldedWords(text))

/** How much a text sounds as if it were about studying: above 0 it is rather so than not. Linear in its length. */
export const soundsOnTopic = (text: string): number => scoreOf(topicWeights(), topicFeatures(text))
