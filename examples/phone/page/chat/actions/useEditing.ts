import type { Message } from '@yoldas/client'
import { useCallback, useState } from 'react'

type Editing = { message: Message; kept: string }

/** A message of the student's whose text is in the field, to be sent as a new one. What stood there comes back then. */
export function useEditing(draft: string, setDraft: (draft: string) => void) {
  const [editing, setEditing] = useState<Editing>()
  const edit = useCallback(
    (message: Message) => {
      setEditing({ message, kept: editing ? editing.kept : draft })
      setDraft(message.content)
    },
    [editing, draft, setDraft],
  )
  const end = useCallback(() => {
    if (editing) setDraft(editing.kept)
    setEditing(undefined)
  }, [editing, setDraft])
  return { edited: editing?.message, edit, end }
}
