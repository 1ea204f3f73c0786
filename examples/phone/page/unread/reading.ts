import type { Client, ConversationState } from '@yoldas/client'

/** The cursor of the newest message of the companion's that is shown. */
function newestOf({ items }: ConversationState): string | undefined {
  const newest = items.findLast((item) => item.kind === 'message' && item.message.role === 'assistant')
  return newest?.kind === 'message' ? newest.message.cursor : undefined
}

/** Says what the student has seen, while the chat is looked at. Returns what ends it. */
export function readOn({ read, conversation }: Pick<Client, 'read' | 'conversation'>): () => void {
  let said: string | undefined
  const look = async () => {
    const newest = newestOf(conversation.getState())
    if (newest === undefined || newest === said) return
    said = newest
    await read(newest).catch(() => {
      // Said again with whatever changes next.
      if (said === newest) said = undefined
    })
  }
  const stop = conversation.subscribe(() => void look())
  void look()
  return stop
}
