import { mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { inject } from 'vitest'
import { bin, runTool, typeRoots } from '../openapi/tool.ts'
import type { Block } from './blocks.ts'

const compilerOptions = {
  ...{ target: 'es2024', module: 'esnext', moduleResolution: 'bundler', moduleDetection: 'force', noEmit: true },
  ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, erasableSyntaxOnly: true },
  ...{ jsx: 'react-jsx', allowImportingTsExtensions: true, skipLibCheck: true },
}

/** Where a block runs: it has the globals of that place and no others. */
const places = {
  browser: { lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'], typeRoots: [typeRoots], types: ['node'] },
  phone: { lib: ['es2024'], types: ['react-native'] },
}
export type Place = keyof typeof places

export const placeOf = ({ text }: Block): Place => (/ from '@?react-native/.test(text) ? 'phone' : 'browser')

/** What the blocks take from the app around them. */
const assumed = {
  'app.d.ts': `
    import type { Client, ClientStorage } from '@yoldas/client'
    declare global {
      const url: string
      const token: () => Promise<string | null>
      const storage: ClientStorage
      const session: { accessToken: string | null; refresh(): Promise<string | null>; end(): Promise<void> }
      function showSignIn(): void
    }`,
  'chatScreen.ts': 'export declare const chatScreen: { isVisible(): boolean; open(): void }',
  'drafts.ts': 'export declare const drafts: { keep(text: string): Promise<void> }',
  'tellFailure.ts': 'export declare function tellFailure(isReply: boolean): Promise<void>',
  'notificationOutbox.ts': `
    export declare function addPressed(pressed: { token: string; action: string; text: string | undefined }): Promise<void>
    export declare function sendPressed(milliseconds: number): Promise<void>`,
}

export const fileOf = ({ guide, line, language }: Block) =>
  `${guide.replace(/^docs\/|\.md$/g, '').replaceAll(/\W+/g, '-')}-line-${line}.${language}`

/** A new folder with the blocks in it, from which the packages of tests can be imported. */
export async function writeBlocks(blocks: Block[]): Promise<string> {
  const folder = await mkdtemp(join(inject('folder'), 'guide-'))
  await symlink(resolve(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const block of blocks) await writeFile(join(folder, fileOf(block)), block.text)
  return folder
}

/** What the compiler says of the blocks, by file. */
export async function compile(place: Place, blocks: Block[]): Promise<string[]> {
  const folder = await writeBlocks(blocks)
  for (const [file, text] of Object.entries(assumed)) await writeFile(join(folder, file), text)
  const config = { compilerOptions: { ...compilerOptions, ...places[place] }, include: ['*'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { output } = await runTool(join(bin.root, 'tsc'), ['-p', folder, '--pretty', 'false'], folder)
  // The client's source is written for all places at once, and checked with the project; apps get its declarations.
  return output.split('\n').filter((line) => / error TS\d+: /.test(line) && !/^\S*libs\/client\//.test(line))
}
