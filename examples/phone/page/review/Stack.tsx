import { type Client, ClientError, newId, type ReviewRating } from '@yoldas/client'
import type { Study } from '@yoldas/client/study'
import { CircleCheckBig, Undo2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { ReadNotice } from '../ReadNotice.tsx'
import { sayFailure } from '../refusals.ts'
import { Button, Empty, Notice, Skeleton } from '../ui/index.ts'
import { useFeed, useReading } from '../useReading.ts'
import { useStudy } from '../useStudy.ts'
import { ItemCard } from './ItemCard.tsx'
import { LoadCard } from './LoadCard.tsx'
import { type Given, leftOf, refusedIn, stackOf } from './stack.ts'
import { sayCounts, sayFailureOf, sayGiven, sayTomorrow } from './words.ts'

/** As many as one answer has. */
const most = 50

/** What is due today, one after the other, each rated by the student; the last rating can be taken back. */
export function Stack({ client, now }: { client: Client; now: string }) {
  const { study, items: waiting } = useStudy()
  const reading = useReading(
    useCallback(() => study.review.due({ limit: most }), [study]),
    { name: 'due', of: now },
  )
  useFeed(client, ['review-updated'], reading.reload)
  const { given, failure, rate, undo } = useRatings(study)
  const { value } = reading
  const stack = value ? stackOf(value.due, given, waiting) : []
  const [item] = stack
  const last = given.at(-1)
  return (
    <div className="review">
      <ReadNotice reading={reading} />
      {value === undefined && reading.error === undefined && <Skeleton label="Tekrarların yükleniyor" />}
      {value && item && <p className="review-counts">{sayCounts(leftOf(value, stack))}</p>}
      <p className="review-given" role="status">
        {last && sayGiven(last.rating, last.item.next[last.rating], now)}
      </p>
      {last && (
        <Button variant="quiet" icon={Undo2} onClick={undo}>
          Son yanıtı geri al
        </Button>
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
      {refusedIn(waiting).map(({ entry, failure: why }) => (
        <Notice key={entry.clientId} kind="error" onRetry={() => study.resend(entry.clientId)}>
          Bir yanıtın kaydedilemedi. {sayFailureOf(why)}
        </Notice>
      ))}
      {item && (
        <ItemCard
          key={item.id}
          {...{ item, now }}
          takesFocus={given.length > 0}
          onRated={(rating) => rate(item, rating)}
        />
      )}
      {value && !item && (
        <Empty icon={CircleCheckBig} title={given.length > 0 ? 'Bugünlük bu kadar' : 'Bugün tekrar yok'}>
          <p>{sayTomorrow(value.counts)}</p>
        </Empty>
      )}
      <LoadCard {...{ client, now }} />
    </div>
  )
}

/** Ratings that were given since the screen was opened, the last one last. */
function useRatings(study: Study) {
  const [given, setGiven] = useState<readonly Given[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const rate = (item: Given['item'], rating: ReviewRating) => {
    const clientId = newId()
    setFailure(null)
    setGiven((before) => [...before, { clientId, item, rating }])
    study.answer(item.id, rating, clientId).catch((error) => {
      // Not kept on this device, but sent all the same.
      if (error instanceof ClientError && error.failure.kind === 'storage') return
      setFailure(sayFailure(error))
      setGiven((before) => before.filter((one) => one.clientId !== clientId))
    })
  }
  const undo = () => {
    const last = given.at(-1)
    if (!last) return
    setFailure(null)
    study.undo(last.clientId).then(
      (isUndone) => {
        if (isUndone) setGiven((before) => before.filter(({ clientId }) => clientId !== last.clientId))
        else setFailure('Yanıtın şu an gönderiliyor. Birazdan yeniden dene.')
      },
      (error) => setFailure(sayFailure(error)),
    )
  }
  return { given, failure, rate, undo }
}
