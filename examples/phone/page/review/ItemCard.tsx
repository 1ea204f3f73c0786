import type { DueItem, ReviewRating } from '@yoldas/client'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MistakePicture } from '../mistakes/MistakeSheet.tsx'
import { titleOf } from '../mistakes/mistakes.ts'
import { Button, Notice } from '../ui/index.ts'
import { useSaving } from '../useSaving.ts'
import { useStudy } from '../useStudy.ts'
import { ratings, sayKind, sayNext, sayTask } from './words.ts'

type ItemCardProps = {
  item: DueItem
  now: string
  /** It follows on one that was rated: who uses a keyboard goes on in it. */
  takesFocus: boolean
  onRated(rating: ReviewRating): void
}

/** The question first. The answer, and how it went, when the student has tried. */
export function ItemCard({ item, now, takesFocus, onRated }: ItemCardProps) {
  const [isOpen, setOpen] = useState(item.kind === 'topic')
  const card = useRef<HTMLElement>(null)
  const ratingsField = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])
  const open = () => {
    // Drawn before it takes the focus, and is scrolled to.
    flushSync(() => setOpen(true))
    ratingsField.current?.focus()
  }
  const made = item.mistake ?? item.card
  return (
    <article ref={card} className="card review-item" tabIndex={-1}>
      <p className="review-kind">{sayKind[item.kind]}</p>
      <h2>{titleOf(item)}</h2>
      {made && !made.confirmed && <Suggestion item={item} />}
      <Question item={item} />
      <p className="review-task">{sayTask[item.kind]}</p>
      {isOpen ? (
        <>
          <Answer item={item} />
          <fieldset ref={ratingsField} className="review-ratings" tabIndex={-1}>
            <legend>Nasıl geçti?</legend>
            {ratings.map(({ value, label }) => (
              <button key={value} type="button" className="review-rating" onClick={() => onRated(value)}>
                <strong>{label}</strong>
                <small>{sayNext(item.next[value], now)}</small>
              </button>
            ))}
          </fieldset>
        </>
      ) : (
        <Button isWide onClick={open}>
          Yanıtı göster
        </Button>
      )}
    </article>
  )
}

function Question({ item: { mistake, card } }: { item: DueItem }) {
  if (card) return <p className="review-text">{card.front}</p>
  if (!mistake) return null
  return (
    <>
      {mistake.media && <MistakePicture url={mistake.media.url} isRead />}
      {mistake.text && <p className="review-text">{mistake.text}</p>}
    </>
  )
}

function Answer({ item: { mistake, card } }: { item: DueItem }) {
  if (card) return <p className="review-text review-answer">{card.back}</p>
  if (!mistake) return null
  return (
    <dl className="mistake-facts review-answer">
      <div>
        <dt>Doğru yanıt</dt>
        <dd>{mistake.answer ?? 'Deftere yazılmamış.'}</dd>
      </div>
      {mistake.stuck && (
        <div>
          <dt>Takıldığım yer</dt>
          <dd>{mistake.stuck}</dd>
        </div>
      )}
    </dl>
  )
}

/** What the companion made is the student's own once they say that it is right. */
function Suggestion({ item: { id, kind } }: Pick<ItemCardProps, 'item'>) {
  const { study } = useStudy()
  const { isBusy, refusal, save } = useSaving()
  const [isConfirmed, setConfirmed] = useState(false)
  const confirm = async () => {
    const sent = { confirmed: true as const }
    const stored = await save(async () => {
      if (kind === 'card') await study.review.changeCard(id, sent)
      else await study.mistakes.change(id, sent)
    })
    if (stored) setConfirmed(true)
  }
  if (isConfirmed) return null
  return (
    <>
      <p className="review-task">Bunu Yoldaş ekledi. Doğruysa onayla.</p>
      {refusal.notice && <Notice kind="error">{refusal.notice}</Notice>}
      <Button variant="quiet" icon={Check} isBusy={isBusy} onClick={() => void confirm()}>
        Onayla
      </Button>
    </>
  )
}
