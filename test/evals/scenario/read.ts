import { globSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { type Kind, kinds, Name, type Scenario, ScenarioFile } from './scenario.ts'
import { Malformed, readYaml } from './yaml.ts'

/**
 * The scenarios of a folder, `<kind>/<name>.yaml`, in the order of their names.
 * @throws Malformed with everything that is wrong in all of them
 */
export async function readScenarios(folder: string, wanted: readonly Kind[] = kinds): Promise<Scenario[]> {
  const files = globSync('*/*.{yaml,yml}', { cwd: folder }).sort()
  const read = await Promise.allSettled(files.map((file) => readScenario(join(folder, file))))
  const problems = read.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []))
  if (problems.length > 0) throw new Malformed(problems.join('\n'))
  const scenarios = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  return scenarios.filter(({ kind }) => wanted.includes(kind))
}

async function readScenario(path: string): Promise<Scenario> {
  const file = relative(process.cwd(), path)
  const kind = kinds.find((known) => known === basename(dirname(path)))
  const name = basename(path, '.yaml')
  if (!kind) throw new Malformed(`${file}:1: its folder is not a kind of scenario: ${kinds.join(', ')}`)
  if (!Name.safeParse(name).success)
    throw new Malformed(`${file}:1: a scenario's file is called by lower-case letters, digits and hyphens, and .yaml`)
  return { ...(await readYaml(file, ScenarioFile)), id: `${kind}/${name}`, kind }
}
