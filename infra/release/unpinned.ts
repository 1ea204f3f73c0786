/** What a hash says that was seen: a commit of an action, or the content of an image. */
const commit = /^[0-9a-f]{40}$/
const digest = /@sha256:[0-9a-f]{64}$/

const fieldsOf = (text: string, field: string) =>
  [...text.matchAll(new RegExp(`^[ -]*${field}: *["']?([^\\s"'#]+)`, 'gm'))].flatMap(([, value]) => value ?? [])

/** The actions and images of a workflow that are named without a hash. One of this project is of the same commit. */
export function unpinnedInWorkflow(text: string): string[] {
  const actions = fieldsOf(text, 'uses').filter((name) => !name.startsWith('./'))
  const isPinned = (name: string) => digest.test(name) || commit.test(name.split('@')[1] ?? '')
  return [...actions.filter((name) => !isPinned(name)), ...fieldsOf(text, '(?:container|image)').filter(isUnpinned)]
}

/** The images that a Dockerfile begins with, by an argument or not. */
export function unpinnedInDockerfile(text: string): string[] {
  const values = new Map([...text.matchAll(/^ARG (\w+)=(\S+)/gm)].map(([, name = '', value = '']) => [name, value]))
  const froms = [...text.matchAll(/^FROM (?:--\S+ )*(\S+)(?: AS (\S+))?/gim)]
  const own = new Set(froms.flatMap(([, , stage]) => stage ?? []))
  return froms
    .map(([, name = '']) => name.replace(/\$\{?(\w+)\}?/g, (_, argument: string) => values.get(argument) ?? ''))
    .filter((name) => name !== 'scratch' && !own.has(name) && isUnpinned(name))
}

/** The images of a manifest of Kubernetes. `yoldas` is named by an operator's overlay. */
export const unpinnedInManifest = (text: string): string[] =>
  fieldsOf(text, '(?:image|imageName)').filter((name) => name !== 'yoldas' && isUnpinned(name))

function isUnpinned(name: string): boolean {
  return !digest.test(name)
}
