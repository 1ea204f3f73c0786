const fenceLine = /^ {0,3}(`{3,}|~{3,})(.*)$/s

/** The run of characters that opens a fenced block, '' when the line opens none. */
export function openedFence(line: string): string {
  const [, run = '', info = ''] = fenceLine.exec(line) ?? []
  return run.startsWith('`') && info.includes('`') ? '' : run
}

export function closesFence(line: string, fence: string): boolean {
  const [, run = '', rest = ''] = fenceLine.exec(line) ?? []
  return run.startsWith(fence) && rest.trim() === ''
}
