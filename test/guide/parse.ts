import { spawnSync } from 'node:child_process'
import kotlin from '@ast-grep/lang-kotlin'
import swift from '@ast-grep/lang-swift'
import { parse, registerDynamicLanguage, type SgNode } from '@ast-grep/napi'
import { Help } from '@yoldas/contracts/chat'
import { examples } from '@yoldas/contracts/examples/models'
import { createParser } from 'eventsource-parser'
import { expect } from 'vitest'
import type { z } from 'zod'
import type { Block } from './blocks.ts'

// A process may do this once, and a worker's files share this module.
registerDynamicLanguage({ kotlin, swift })

const models = new Map([...examples.map(({ model }) => model), Help].map((model) => [model.meta()?.id, model]))

function modelOf({ label }: Block): z.ZodType {
  const model = models.get(label)
  if (!model) throw new Error(label === '' ? 'it names no model' : `there is no model ${label}`)
  return model
}

/** What the contract does not know is lost in parsing: such a field is a mistake here. */
function expectModel(model: z.ZodType, value: unknown) {
  expect(model.parse(value)).toMatchObject(Object(value))
}

function parseStream(block: Block) {
  const model = modelOf(block)
  const read: unknown[] = []
  const parser = createParser({
    onEvent: ({ id, event, data }) => read.push({ id, event, data: JSON.parse(data) }),
    onError: (error) => {
      throw error
    },
  })
  parser.feed(`${block.text}\n`)
  expect(read.length).toBeGreaterThan(0)
  for (const event of read) expectModel(model, event)
}

/** An end tag without its beginning, or a beginning without its end. */
const isUnbalanced = (node: SgNode) =>
  node.kind() === 'erroneous_end_tag' ||
  (node.kind() === 'element' && !node.children().some((child) => /^(end|self_closing)_tag$/.test(String(child.kind()))))

function parseTree(language: string, { text, line }: Block) {
  const wrong: string[] = []
  const visit = (node: SgNode) => {
    // Where something is missing the parser puts a leaf without text.
    const isMissing = node.isLeaf() && node.text() === '' && !node.children().length
    if (node.kind() === 'ERROR' || isMissing || (language === 'Html' && isUnbalanced(node)))
      wrong.push(`line ${line + 1 + node.range().start.line}: ${node.kind()} ${node.text().slice(0, 80)}`)
    node.children().forEach(visit)
  }
  visit(parse(language, text).root())
  expect(wrong).toEqual([])
}

function parseShell({ text }: Block) {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' })
  expect(`${status} ${stderr}`).toBe('0 ')
}

/**
 * Of each language how a block of it is looked at; it throws for what is wrong. Those of TypeScript are compiled,
 * together.
 */
export const parsers: Record<string, (block: Block) => void> = {
  json: (block) => expectModel(modelOf(block), JSON.parse(block.text)),
  sse: parseStream,
  swift: (block) => parseTree('swift', block),
  kotlin: (block) => parseTree('kotlin', block),
  xml: (block) => parseTree('Html', block),
  sh: parseShell,
}
