type Message = { role: string; content?: unknown }

const marked = /^(.*)<mesaj-(\w+)>\n(.*)\n<\/mesaj-\2>$/s

/** Of a request to the model: what it was told before the student's newest words, and the words. */
export function newestIn(messages: readonly Message[]): { told: string; words: string } {
  const newest = String(messages.findLast(({ role }) => role === 'user')?.content)
  const [, told = '', , words = ''] = marked.exec(newest) ?? []
  return { told, words }
}
