import { mkdirSync, mkdtempSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Files in a folder as the kubelet mounts a secret there: links, which lead through the one link `..data` to the files
 * themselves, so that all of them change at once.
 */
export function project(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  const data = mkdtempSync(join(folder, '..data-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(data, name), text, { mode: 0o600 })
  const [link, before] = [join(folder, '..data'), linkOf(folder)]
  symlinkSync(basename(data), `${link}_tmp`)
  renameSync(`${link}_tmp`, link)
  if (before) rmSync(join(folder, before), { recursive: true })
  else for (const name of Object.keys(files)) symlinkSync(join('..data', name), join(folder, name))
}

function linkOf(folder: string): string | undefined {
  try {
    return readlinkSync(join(folder, '..data'))
  } catch {
    return undefined
  }
}
