export type Import = { to: string; names: string; isType: boolean }

/**
 * The imports and re-exports of a source, formatted as all of ours are. An `import type` leaves nothing at run time.
 */
export function importsOf(source: string): Import[] {
  const statements = source.matchAll(
    /^(?:import|export)(?<type>\s+type(?=\s+[\w{*]))?(?<names>[\w$\s{},*]*?)\s*(?:\bfrom\s*)?'(?<to>[^'\n]+)'$/gm,
  )
  const calls = source.matchAll(/\bimport\(\s*'(?<to>[^'\n]+)'\s*\)/g)
  return [...statements, ...calls].map(({ groups = {} }) => ({
    to: groups.to ?? '',
    names: groups.names ?? '',
    isType: groups.type !== undefined,
  }))
}
