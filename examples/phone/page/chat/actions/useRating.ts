import type { Conversation, FeedbackBody, Message } from '@yoldas/client'
import { useCallback, useState } from 'react'

/** Notes what the student thinks of a message, and asks why where it did not help. */
export function useRating({ rate }: Conversation, say: (text: string) => void) {
  const [asked, setAsked] = useState<Message>()
  const note = useCallback(
    async (message: Message, feedback: FeedbackBody | null) => {
      try {
        await rate(message.id, feedback)
        say(feedback ? 'Teşekkürler, kaydedildi.' : 'Geri bildirimin silindi.')
        if (feedback?.rating === 'down' && feedback.reason === undefined) setAsked(message)
      } catch {
        say('Geri bildirimin kaydedilemedi. Birazdan yeniden dene.')
      }
    },
    [rate, say],
  )
  return { rate: note, asked, close: useCallback(() => setAsked(undefined), []) }
}
