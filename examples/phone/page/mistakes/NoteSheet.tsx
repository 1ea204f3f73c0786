import type { Client, Message } from '@yoldas/client'
import { Sheet } from '../ui/index.ts'
import { useSubjects } from '../useSubjects.ts'
import { MistakeForm } from './MistakeForm.tsx'
import './mistakes.css'

type NoteSheetProps = { client: Client; message: Message; onClose(): void; say(text: string): void }

/** A mistake made of a message of the chat: its words and its first picture. */
export function NoteSheet({ client, message, onClose, say }: NoteSheetProps) {
  const subjects = useSubjects(client)
  const picture = message.media.find(({ kind, status }) => kind === 'image' && status === 'ready')
  const done = () => {
    onClose()
    say('Yanlış defterine eklendi.')
  }
  return (
    <Sheet isOpen onClose={onClose} title="Yanlış ekle">
      <MistakeForm
        client={client}
        subjects={subjects.value?.names ?? []}
        text={message.content}
        picture={picture ? { id: picture.id, url: picture.url } : null}
        onDone={done}
      />
    </Sheet>
  )
}
