// npm run evals: how good the companion is, in conversations with the stack that runs. docs/evals.md.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { readConfigOrExit } from '@yoldas/config'
import { readEnvironment } from '@yoldas/local'
import { agreementOf, judgeLabelled } from './judge/agreement.ts'
import { connectJudge, type Judge } from './judge/judge.ts'
import { LabelledAnswers } from './judge/labelled.ts'
import { expectModel } from './model.ts'
import { type Asked, EvalsConfig, readArguments, usage, WrongUsage } from './options.ts'
import { agreementText } from './report/agreement.ts'
import { compareRuns } from './report/compare.ts'
import { pageOf } from './report/page.ts'
import { Run } from './report/run.ts'
import { textOf } from './report/text.ts'
import { runScenarios } from './run.ts'
import { readScenarios } from './scenario/read.ts'
import { Malformed, readYaml } from './scenario/yaml.ts'
import { reachStack } from './stack.ts'

const root = resolve(import.meta.dirname, '../..')
const config = readConfigOrExit(EvalsConfig, process.env)
const say = (line: string) => console.error(line)

/** What runs is ended, its students are erased, and the rest is reported. Ctrl-C comes more than once through npm. */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

function judgeCalled(name: string): Judge {
  const { EVALS_JUDGE_BASE_URL: baseUrl, EVALS_JUDGE_API_KEY: apiKey } = config
  if (!baseUrl || !apiKey) throw new WrongUsage('a judge needs EVALS_JUDGE_BASE_URL and EVALS_JUDGE_API_KEY')
  return connectJudge({ baseUrl, apiKey, name })
}

async function reach() {
  const known = await readEnvironment(join(root, '.local/env'))
  const url = config.EVALS_URL ?? known.GATEWAY_URL
  if (!url) throw new WrongUsage('Nothing has been started here: run npm start first, or set EVALS_URL.')
  if (config.EVALS_JWT_SECRET) return await reachStack(url, { jwtSecret: config.EVALS_JWT_SECRET })
  if (config.EVALS_URL || !known.AUTH_URL)
    throw new WrongUsage('EVALS_URL needs EVALS_JWT_SECRET, the AUTH_JWT_SECRET of its gateways')
  return await reachStack(url, { authUrl: known.AUTH_URL })
}

const pricesOf = (prompt: number | undefined, completion: number | undefined) =>
  prompt === undefined || completion === undefined ? null : { prompt, completion }

async function run({ kinds, model, judge: judgeName, repeat, atOnce, out }: Extract<Asked, { do: 'run' }>) {
  const scenarios = await readScenarios(join(import.meta.dirname, 'scenarios'), kinds)
  const judge = judgeName === undefined ? undefined : judgeCalled(judgeName)
  const stack = await reach()
  if (model !== undefined) await expectModel(stack, model, stopping.signal)
  const began = performance.now()
  const startedAt = new Date().toISOString()
  const ran = await runScenarios(scenarios, { stack, judge, repeat, atOnce, signal: stopping.signal, say })
  const judgePrices = pricesOf(config.EVALS_JUDGE_PROMPT_PRICE, config.EVALS_JUDGE_COMPLETION_PRICE)
  const whole: Run = {
    startedAt,
    seconds: (performance.now() - began) / 1000,
    url: stack.url,
    repeat,
    prices: pricesOf(config.MODEL_PROMPT_PRICE, config.MODEL_COMPLETION_PRICE),
    judge: judge ? { name: judge.name, ...judge.spent(), prices: judgePrices } : null,
    isWhole: !stopping.signal.aborted,
    ...ran,
  }
  const folder = out ?? join(root, '.local/evals', startedAt.replaceAll(':', '-'))
  await mkdir(folder, { recursive: true })
  await Promise.all([
    writeFile(join(folder, 'run.json'), JSON.stringify(whole, null, 1)),
    writeFile(join(folder, 'report.txt'), textOf(whole)),
    writeFile(join(folder, 'report.html'), pageOf(whole)),
  ])
  console.log(textOf(whole))
  console.log(`report.txt, report.html and run.json are in ${relative(process.cwd(), folder) || '.'}`)
  return whole.isWhole && ran.conversations.every(({ broken }) => broken === null) ? 0 : 1
}

async function judgeAnswers({ judge, atOnce }: Extract<Asked, { do: 'judge' }>) {
  const answers = await readYaml(relative(process.cwd(), join(import.meta.dirname, 'labelled.yaml')), LabelledAnswers)
  const judged = await judgeLabelled(judgeCalled(judge), answers, { atOnce, signal: stopping.signal, say })
  console.log(agreementText(judge, judged, agreementOf(judged)))
  return judged.some(({ verdict }) => verdict !== null) ? 0 : 1
}

async function compare({ before, after }: Extract<Asked, { do: 'compare' }>) {
  const [one, other] = await Promise.all([before, after].map(readRun))
  if (one && other) console.log(compareRuns(one, other))
  return 0
}

async function readRun(file: string): Promise<Run> {
  try {
    return Run.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    throw new WrongUsage(`${file} is not the run.json of a run`)
  }
}

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2))
  if (asked.do === 'compare') return await compare(asked)
  return asked.do === 'judge' ? await judgeAnswers(asked) : await run(asked)
}

try {
  process.exitCode = await main()
} catch (error) {
  if (error instanceof WrongUsage) console.error(`${error.message}\n${usage}`)
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof WrongUsage || error instanceof Malformed ? 2 : 1
}
