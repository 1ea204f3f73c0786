import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Page, PageInvalid, readPage } from './page.ts'

/**
 * Every `.md` file of the folder and the folders in it, in the order of their names; a README is not a page.
 * @throws PageInvalid with what is wrong in all of them, and when there is no such folder
 */
export async function readPages(folder: string): Promise<Page[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause) => {
    throw new PageInvalid(`${folder}: the folder cannot be read`, { cause })
  })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && entry.name.toLowerCase() !== 'readme.md')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
  const read = await Promise.allSettled(
    files.map(async (file) => readPage(file, await readFile(join(folder, file), 'utf8'))),
  )
  const problems = read.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  const unforeseen = problems.find((problem) => !(problem instanceof PageInvalid))
  if (unforeseen) throw unforeseen
  if (problems.length > 0) throw new PageInvalid(problems.map(({ message }) => message).join('\n'))
  return read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}
