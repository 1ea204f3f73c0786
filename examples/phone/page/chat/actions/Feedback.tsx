import type { Feedback, FeedbackBody, FeedbackReason, Message } from '@yoldas/client'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { List, ListRow, Notice, Sheet } from '../../ui/index.ts'

const ratings = [
  { rating: 'up', label: 'İşe yaradı', icon: ThumbsUp },
  { rating: 'down', label: 'İşe yaramadı', icon: ThumbsDown },
] as const

type ButtonsProps = { feedback: Feedback | null; onRate(feedback: FeedbackBody | null): void }

/** Pressed again, what was said is taken back. */
export const FeedbackButtons = ({ feedback, onRate }: ButtonsProps) => (
  <div className="menu-feedback">
    {ratings.map(({ rating, label, icon: Icon }) => (
      <button
        key={rating}
        type="button"
        className="menu-action"
        aria-pressed={feedback?.rating === rating}
        onClick={() => onRate(feedback?.rating === rating ? null : { rating })}
      >
        <Icon size={18} aria-hidden />
        {label}
      </button>
    ))}
  </div>
)

const reasons: ReadonlyArray<{ reason: FeedbackReason; label: string }> = [
  { reason: 'wrong', label: 'Yanlış bilgi var' },
  { reason: 'unclear', label: 'Anlaşılmıyor' },
  { reason: 'unsafe', label: 'Bana iyi gelmedi' },
  { reason: 'other', label: 'Başka bir nedenle' },
]

type ReasonProps = { message: Message; onClose(): void; onReason(message: Message, reason: FeedbackReason): void }

/** Asked once the rating is noted: it stands without a reason too. */
export function ReasonSheet({ message, onClose, onReason }: ReasonProps) {
  const [isUnsafe, setUnsafe] = useState(false)
  const choose = (reason: FeedbackReason) => {
    onReason(message, reason)
    if (reason === 'unsafe') setUnsafe(true)
    else onClose()
  }
  return (
    <Sheet isOpen onClose={onClose} title="Neden işe yaramadı?">
      {isUnsafe ? (
        <Notice>
          Bunu söylediğin için teşekkürler. Zor bir andaysan güvendiğin birine anlat; tehlikedeysen 112’yi ara.
        </Notice>
      ) : (
        <>
          <p>Geri bildirimin kaydedildi. İstersen nedenini de seç.</p>
          <List label="Nedenler">
            {reasons.map(({ reason, label }) => (
              <ListRow key={reason} title={label} onClick={() => choose(reason)} />
            ))}
          </List>
        </>
      )}
    </Sheet>
  )
}
