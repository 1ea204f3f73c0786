import { parseArgs } from 'node:util'
import { quoted } from '@yoldas/config'
import { z } from 'zod'
import { type Kind, kinds } from './scenario/scenario.ts'

export const usage = `usage: npm run evals -- all|${kinds.join('|')} [--model name] [--judge name] [--repeat 1] [--at-once 4] [--out folder]
       npm run evals -- judge --judge name [--at-once 4]
       npm run evals -- --compare before.json after.json`

/** An argument that is wrong, in words. */
export class WrongUsage extends Error {
  override name = 'WrongUsage'
}

export type Asked =
  | { do: 'compare'; before: string; after: string }
  | { do: 'judge'; judge: string; atOnce: number }
  | {
      do: 'run'
      kinds: readonly Kind[]
      model: string | undefined
      judge: string | undefined
      repeat: number
      atOnce: number
      out: string | undefined
    }

const options = {
  model: { type: 'string' },
  judge: { type: 'string' },
  repeat: { type: 'string', default: '1' },
  'at-once': { type: 'string', default: '4' },
  out: { type: 'string' },
  compare: { type: 'string' },
} as const

/** @throws WrongUsage */
export function readArguments(args: string[]): Asked {
  const { values, positionals } = parse(args)
  const [first = '', second] = positionals
  if (values.compare !== undefined) {
    if (positionals.length !== 1) throw new WrongUsage('--compare takes two files')
    return { do: 'compare', before: values.compare, after: first }
  }
  const atOnce = wholeNumber('--at-once', values['at-once'], 64)
  if (second !== undefined) throw new WrongUsage(`there is nothing to do with ${quoted(second)}`)
  if (first === 'judge') {
    if (values.judge === undefined) throw new WrongUsage('--judge is missing: which model is to be compared?')
    return { do: 'judge', judge: values.judge, atOnce }
  }
  const wanted = first === 'all' ? kinds : kinds.filter((kind) => kind === first)
  if (wanted.length === 0) throw new WrongUsage(`there are no scenarios called ${quoted(first)}`)
  const { model, judge, out } = values
  return { do: 'run', kinds: wanted, model, judge, out, atOnce, repeat: wholeNumber('--repeat', values.repeat, 100) }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (number < 1 || number > most)
    throw new WrongUsage(`${name} ${quoted(text)}: expected a whole number from 1 to ${most}`)
  return number
}

const price = z.coerce.number().min(0).optional()
const together = (one: unknown, other: unknown) => (one === undefined) === (other === undefined)

/** What the environment says besides. */
export const EvalsConfig = z
  .object({
    EVALS_URL: z.url().optional(),
    EVALS_JWT_SECRET: z.string().optional(),
    EVALS_JUDGE_BASE_URL: z.url().optional(),
    EVALS_JUDGE_API_KEY: z.string().optional(),
    EVALS_JUDGE_PROMPT_PRICE: price,
    EVALS_JUDGE_COMPLETION_PRICE: price,
    MODEL_PROMPT_PRICE: price,
    MODEL_COMPLETION_PRICE: price,
  })
  .refine((given) => together(given.MODEL_PROMPT_PRICE, given.MODEL_COMPLETION_PRICE), {
    path: ['MODEL_PROMPT_PRICE'],
    message: 'set it and MODEL_COMPLETION_PRICE, or neither',
  })
  .refine((given) => together(given.EVALS_JUDGE_PROMPT_PRICE, given.EVALS_JUDGE_COMPLETION_PRICE), {
    path: ['EVALS_JUDGE_PROMPT_PRICE'],
    message: 'set it and EVALS_JUDGE_COMPLETION_PRICE, or neither',
  })
export type EvalsConfig = z.infer<typeof EvalsConfig>
