// Whether the companion will work with a model: npm run model:check. Reads what the engine reads of it.
import { quoted, readConfigOrExit } from '@yoldas/config'
import { ModelConfig, modelOptions } from './config.ts'
import { checkModel, type Question, questions } from './modelCheck/check.ts'
import type { Finding } from './modelCheck/findings.ts'

if (process.argv.length > 2) {
  console.error('model:check takes no arguments: it reads the MODEL_ variables')
  process.exit(2)
}
const config = readConfigOrExit(ModelConfig, process.env)
const model = modelOptions(config)
console.log(`Asking ${quoted(model.name)} at ${new URL(model.baseUrl).host}`)

const width = Math.max(...Object.keys(questions).map((name) => name.length))

function lineOf(question: Question, finding: Finding): string {
  const isFatal = questions[question].isNeeded && finding.state === 'lacks'
  const todo = finding.state === 'lacks' ? ` → ${finding.todo}` : ''
  return `${(isFatal ? 'FAILS' : finding.state).padEnd(8)} ${question.padEnd(width)}  ${finding.says}${todo}`
}

const verdict = await checkModel(
  { model, historyTokens: config.HISTORY_TOKENS, now: new Date() },
  {
    onAsking: (asked) => console.error(`… ${asked}`),
    onFinding: (question, finding) => console.log(lineOf(question, finding)),
  },
)
if (verdict.refused.length > 0) {
  const names = [...model.without, ...verdict.refused].join(',')
  console.log(`The server refuses ${verdict.refused.join(', ')}: MODEL_WITHOUT=${names} spares a refusal an hour.`)
}
console.log(
  verdict.canWork ? 'The companion can work with this model.' : 'The companion cannot work with it: see FAILS.',
)
process.exitCode = verdict.canWork ? 0 : 1
