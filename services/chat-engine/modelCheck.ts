// Whether the companion will work with its models: npm run model:check. Reads what the engine reads of them.
import { quoted, readConfigOrExit } from '@yoldas/config'
import { modelOptions } from './clients/config.ts'
import { ModelConfig } from './config.ts'
import { checkModel, type Question, questions } from './modelCheck/check.ts'
import type { Finding } from './modelCheck/findings.ts'

if (process.argv.length > 2) {
  console.error('model:check takes no arguments: it reads the MODEL_ variables')
  process.exit(2)
}
const config = readConfigOrExit(ModelConfig, process.env)
type Asked = ReturnType<typeof modelOptions>[number]

const width = Math.max(...Object.keys(questions).map((name) => name.length))

function lineOf(question: Question, finding: Finding): string {
  const isFatal = questions[question].isNeeded && finding.state === 'lacks'
  const todo = finding.state === 'lacks' ? ` → ${finding.todo}` : ''
  return `${(isFatal ? 'FAILS' : finding.state).padEnd(8)} ${question.padEnd(width)}  ${finding.says}${todo}`
}

const named = /\bMODEL_(?=(?:BASE_URL|API_KEY|NAME|THINKS|WITHOUT)\b)/g

/** Asks one of the models; `prefix` is what the names of its variables begin with. */
async function check(model: Asked, prefix: string): Promise<boolean> {
  const say = (line: string) => console.log(line.replaceAll(named, prefix))
  const place = prefix === 'MODEL_' ? '' : ` (${prefix}…)`
  say(`Asking ${quoted(model.name)} at ${new URL(model.baseUrl).host}${place}`)
  const verdict = await checkModel(
    { model, historyTokens: config.HISTORY_TOKENS, now: new Date() },
    {
      onAsking: (asked) => console.error(`… ${asked}`),
      onFinding: (question, finding) => say(lineOf(question, finding)),
    },
  )
  if (verdict.refused.length > 0) {
    const names = [...model.without, ...verdict.refused].join(',')
    say(`The server refuses ${verdict.refused.join(', ')}: MODEL_WITHOUT=${names} spares a refusal an hour.`)
  }
  say(verdict.canWork ? 'The companion can work with this model.' : 'The companion cannot work with it: see FAILS.')
  return verdict.canWork
}

const prefixes = ['MODEL_', 'MODEL_FALLBACK_1_', 'MODEL_FALLBACK_2_'] as const
for (const [rank, model] of modelOptions(config).entries())
  if (!(await check(model, prefixes[rank] ?? ''))) process.exitCode = 1
