import { type Client, ClientError, newId, type ReviewRating } from '@yoldas/client'
import type { Study, StudyItem } from '@yoldas/client/study'
import { CircleCheckBig, Undo2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { ReadNotice } from '../ReadNotice.tsx'
import { sayFailure } from '../refusals.ts'
import { Button, Empty, Notice, Skeleton } from '../ui/index.ts'
import { useIsOffline } from '../useIsOffline.ts'
import { useFeed, useReading } from '../useReading.ts'
import { useStudy } from '../useStudy.ts'
import { ItemCard } from './ItemCard.tsx'
import { LoadCard } from './LoadCard.tsx'
import { answeredIn, type Given, leftOf, refusedIn, stackOf } from './stack.ts'
import { sayCounts, sayFailureOf, sayGiven, sayTomorrow, sayWaiting } from './words.ts'

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
  const sent = useSent(
    waiting.filter(({ entry }) => given.every(({ clientId }) => clientId !== entry.clientId)),
    value,
  )
  const stack = value ? stackOf(value.due, given, waiting, sent) : []
  const isOffline = useIsOffline(client.conversation)
  const unsent = isOffline ? answeredIn(waiting).length : 0
  const [item] = stack
  const last = given.at(-1)
  return (
    <div className="review in-order">
      <ReadNotice reading={reading} />
      {value === undefined && reading.error === undefined && <Skeleton label="Tekrarların yükleniyor" />}
      {value && item && <p className="review-counts">{sayCounts(leftOf(value, stack))}</p>}
      <p className="review-given" role="status">
        {[
          ...(last ? [sayGiven(last.rating, last.item.next[last.rating], now)] : []),
          ...(unsent > 0 ? [sayWaiting(unsent)] : []),
        ].join(' ')}
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

/**
 * Items whose answers of another start of the page have gone from those that wait: what is due has them until it is read
 * again.
 */
function useSent(waiting: readonly StudyItem[], value: unknown): ReadonlySet<string> {
  const [known, setKnown] = useState({ value, ids: new Set<string>() })
  const ids = answeredIn(waiting)
  if (known.value !== value) setKnown({ value, ids: new Set(ids) })
  else if (ids.some((id) => !known.ids.has(id))) setKnown({ value, ids: new Set([...known.ids, ...ids]) })
  return known.ids
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
