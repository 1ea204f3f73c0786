import { figuresOf, isPassed, madeWith } from './figures.ts'
import type { Conversation, Run } from './run.ts'
import { nameOf } from './text.ts'
import { columns, judgeInWords, listInWords, rowOf } from './words.ts'

/** HTML that is made by `html` alone, so that all else is escaped where it is put in. */
class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}
type Part = string | number | Html | Part[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function sourceOf(part: Part): string {
  if (Array.isArray(part)) return part.map(sourceOf).join('')
  return part instanceof Html ? part.source : escaped(String(part))
}

const html = (texts: TemplateStringsArray, ...parts: Part[]) =>
  new Html(texts.map((text, i) => text + (i < parts.length ? sourceOf(parts[i] ?? '') : '')).join(''))

const style = new Html(`<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1c1c1e }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #ddd }
details { border: 1px solid #ddd; border-radius: .5rem; margin: .5rem 0; padding: .5rem .8rem } summary { cursor: pointer }
.student, .companion { white-space: pre-wrap; border-radius: .8rem; padding: .5rem .8rem; margin: .4rem 0; max-width: 46rem }
.student { background: #dbeafe; margin-left: auto } .companion { background: #f2f2f2 } .fact { color: #666; font-size: .85rem }
.ok { color: #166534 } .bad { color: #b91c1c } .unknown { color: #92400e }
</style>`)

/** One page with every conversation, which needs nothing else and runs nothing. */
export function pageOf(run: Run): string {
  const { models, promptVersions } = madeWith(run)
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>Evals ${run.startedAt}</title>${style}</head><body>
<h1>Evals</h1>
<p>${run.url}, begun at ${run.startedAt}, ${Math.round(run.seconds)} s${run.isWhole ? '' : ', interrupted'}.
Model ${listInWords(models)}; prompt ${listInWords(promptVersions)}; judge ${judgeInWords(run)}.</p>
<table><tr>${columns.map((column) => html`<th>${column}</th>`)}</tr>
${figuresOf(run).map((figures) => html`<tr>${rowOf(figures).map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table>
<p class="fact">Intervals are Wilson's of 95 %. They speak of these scenarios alone.</p>
${run.skipped.length > 0 ? html`<h2>Skipped</h2><ul>${run.skipped.map(({ id, why }) => html`<li>${id}: ${why}</li>`)}</ul>` : ''}
<h2>Conversations</h2>
${run.conversations.map(conversationOf)}
</body></html>
`.source
}

function conversationOf(one: Conversation): Html {
  const isGood = one.broken === null && isPassed(one) && one.judged.every(({ verdict }) => verdict !== 'fails')
  return html`<details><summary class="${isGood ? 'ok' : 'bad'}">${nameOf(one)}: ${one.title}</summary>
${one.student === null ? '' : html`<p class="fact">${one.student}</p>`}
${one.broken === null ? '' : html`<p class="bad">Broken: ${one.broken}</p>`}
${one.turns.map(turnOf)}
<ul>${one.checks.map(checkOf)}${one.judged.map(statementOf)}</ul></details>`
}

function turnOf({
  said,
  sentAt,
  bubbles,
  tools,
  reactions,
  degraded,
  finish,
  milliseconds,
}: Conversation['turns'][number]) {
  const facts = [
    sentAt,
    `${(milliseconds / 1000).toFixed(1)} s`,
    ...(finish === 'complete' ? [] : [finish]),
    ...(tools.length > 0 ? [`tools: ${tools.join(', ')}`] : []),
    ...(reactions.length > 0 ? [`reacted: ${reactions.join(' ')}`] : []),
    ...(degraded.length > 0 ? [`without: ${degraded.join(', ')}`] : []),
  ]
  return html`<div class="student">${said}</div>${bubbles.map(
    ({ content, sources, help }) =>
      html`<div class="companion">${content}</div>${[
        ...sources.map(({ title }) => html`<div class="fact">source: ${title}</div>`),
        ...help.map(({ name, phone }) => html`<div class="fact">help: ${name}, ${phone}</div>`),
      ]}`,
  )}<div class="fact">${facts.join(' · ')}</div>`
}

const checkOf = ({ turn, check, problem }: Conversation['checks'][number]) =>
  html`<li class="${problem === null ? 'ok' : 'bad'}">${turn === null ? 'whole' : `turn ${turn}`}: ${check}${problem === null ? '' : `: ${problem}`}</li>`

const classes: Record<string, string> = { holds: 'ok', fails: 'bad' }
const statementOf = ({ name, statement, verdict, reason }: Conversation['judged'][number]) =>
  html`<li class="${classes[verdict ?? ''] ?? 'unknown'}">${name}: ${statement} <b>${verdict ?? 'no verdict'}</b> ${reason}</li>`
