import type { Conversation } from '@yoldas/client'

/** So many pages back: 3,000 messages. */
const mostPages = 50

export type Brought = 'here' | 'gone' | 'too-far'

/** Reads older pages until the conversation has the message. @throws ClientError */
export async function bring(
  { getState, loadOlder }: Pick<Conversation, 'getState' | 'loadOlder'>,
  id: string,
): Promise<Brought> {
  const isHere = () => getState().items.some((item) => item.kind === 'message' && item.message.id === id)
  for (let pages = 0; pages < mostPages; pages += 1) {
    if (isHere()) return 'here'
    if (!(await loadOlder())) return isHere() ? 'here' : 'gone'
  }
  return isHere() ? 'here' : 'too-far'
}
