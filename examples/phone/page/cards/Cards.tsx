import type { Client, ReviewCard } from '@yoldas/client'
import { Layers2, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { dayOf } from '../calendar.ts'
import { ReadNotice } from '../ReadNotice.tsx'
import { Button, Empty, List, ListRow, Sheet, Skeleton } from '../ui/index.ts'
import { useFeed, useReading } from '../useReading.ts'
import { useStudy } from '../useStudy.ts'
import { useSubjects } from '../useSubjects.ts'
import { CardForm } from './CardForm.tsx'
import { detailOf } from './cards.ts'
import './cards.css'

const [fewest, most] = [20, 100]

/** Cards with a question and its answer, newest first; one that is pressed is changed. */
export function Cards({ client, now }: { client: Client; now: string }) {
  const { study } = useStudy()
  const [limit, setLimit] = useState(fewest)
  const [shown, setShown] = useState<ReviewCard | 'new' | null>(null)
  const [said, setSaid] = useState('')
  const subjects = useSubjects(client)
  const list = useReading(
    useCallback(() => study.review.cards({ limit }), [study, limit]),
    { name: 'cards' },
  )
  useFeed(client, ['review-updated'], list.reload)
  const done = (text: string) => {
    setShown(null)
    setSaid(text)
    list.reload()
  }
  const cards = list.value?.cards ?? []
  return (
    <div className="cards">
      <Button icon={Plus} onClick={() => setShown('new')} isWide>
        Kart ekle
      </Button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ReadNotice reading={list} />
      {list.value === undefined && list.error === undefined && <Skeleton label="Kartların yükleniyor" />}
      {list.value && cards.length === 0 && (
        <Empty icon={Layers2} title="Henüz kartın yok">
          <p>Bir yüzüne soruyu, öbürüne yanıtını yaz. Unutmaya başlarken sana yeniden gelir.</p>
        </Empty>
      )}
      {cards.length > 0 && (
        <List label="Kartların">
          {cards.map((card) => (
            <ListRow
              key={card.id}
              title={<span className="card-front">{card.front}</span>}
              detail={
                <>
                  {!card.confirmed && <strong className="suggested">Yoldaş’ın önerisi · </strong>}
                  {detailOf(card, now, dayOf)}
                </>
              }
              onClick={() => setShown(card)}
            />
          ))}
        </List>
      )}
      {list.value?.hasMore && limit < most && (
        <Button variant="quiet" onClick={() => setLimit(most)}>
          Daha fazla göster
        </Button>
      )}
      {shown !== null && (
        <Sheet isOpen onClose={() => setShown(null)} title={shown === 'new' ? 'Kart ekle' : 'Kartı düzenle'}>
          <CardForm subjects={subjects.value?.names ?? []} card={shown === 'new' ? null : shown} onDone={done} />
        </Sheet>
      )}
    </div>
  )
}
