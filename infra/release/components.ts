type Component = {
  type: 'library' | 'application'
  name: string
  version: string
  purl: string
  'bom-ref': string
  cpe?: string
}
type Bom = { components: object[]; metadata: { component: object } }

/** @throws for a status that does not say which package it is of */
export function debianComponents(statuses: readonly string[]): Component[] {
  return statuses.map((status) => {
    const field = (name: string) => {
      const value = new RegExp(`^${name}: (.+)$`, 'm').exec(status)?.[1]
      if (value === undefined) throw new Error(`a package of Debian does not say its ${name}: ${status.slice(0, 80)}`)
      return value
    }
    const [name, version, architecture] = [field('Package'), field('Version'), field('Architecture')]
    const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}`
    return { type: 'library', name, version, purl, 'bom-ref': purl }
  })
}

/** Node is in the image as a program, by which no scanner of packages finds it. */
export function nodeComponent(version: string): Component {
  const purl = `pkg:generic/node@${version}`
  const cpe = `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`
  return { type: 'application', name: 'node', version, purl, 'bom-ref': purl, cpe }
}

/** The list of npm's packages with what else is there, as that of an image. */
export function listOf<Npm extends Bom>(npm: Npm, others: readonly Component[], image: string): Npm {
  if (npm.components.length === 0 || others.length < 2) throw new Error('an image has packages of npm and of Debian')
  const { metadata, components } = npm
  const component = { ...metadata.component, type: 'container', name: image }
  return { ...npm, metadata: { ...metadata, component }, components: [...components, ...others] }
}
