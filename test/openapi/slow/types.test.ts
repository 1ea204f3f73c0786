import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { sharedStack } from '../../support/stack.ts'
import { bin, runTool, serveDocument, typeRoots } from '../tool.ts'

const compilerOptions = {
  ...{ target: 'es2024', lib: ['es2024', 'dom', 'dom.asynciterable'], module: 'nodenext', noEmit: true },
  ...{
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noFallthroughCasesInSwitch: true,
  },
  ...{ allowImportingTsExtensions: true, erasableSyntaxOnly: true, verbatimModuleSyntax: true },
  ...{ typeRoots: [typeRoots], types: ['node'] },
}

let document: Awaited<ReturnType<typeof serveDocument>>
beforeAll(async () => {
  document = await serveDocument()
})

test('types generated from the document compile under strict, and a program written against them runs', async () => {
  const { folder, file, url } = document
  const generated = await runTool(join(bin.test, 'openapi-typescript'), [file, '-o', join(folder, 'api.ts')])
  expect(generated).toMatchObject({ ok: true })
  await copyFile(join(import.meta.dirname, 'program.ts'), join(folder, 'program.ts'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['api.ts', 'program.ts'] }))
  expect(await runTool(join(bin.root, 'tsc'), ['-p', folder])).toEqual({ ok: true, output: '' })

  const { token } = await (await sharedStack()).student()
  const { ok, output } = await runTool(process.execPath, [join(folder, 'program.ts'), url, token])
  expect(ok, output).toBe(true)
  expect(JSON.parse(output)).toEqual({
    shown: ['Merhaba!', 'Hazır mısın?'],
    roles: ['assistant', 'user', 'assistant', 'assistant'],
    hasMore: false,
    turns: [],
    needsOnboarding: true,
  })
})
