import type { Client } from '@yoldas/client'
import { Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { sayDay, sayMinutes } from '../calendar.ts'
import { testNames } from '../exams.ts'
import { sayNumber } from '../numbers.ts'
import { quoted } from '../quoted.ts'
import { sayFailure } from '../refusals.ts'
import { Button, Confirm, IconButton, List, ListRow, Notice } from '../ui/index.ts'
import { ChartCard } from './ChartCard.tsx'
import { useJourney } from './useJourney.ts'

type EntriesProps = { client: Client; now: string; onSaid(text: string): void }
type Entry = { id: string; title: string; detail: string }
type Page = { entries: Entry[]; hasMore: boolean }

/** What was entered, newest first; a mistake is removed and entered anew. */
export function Entries({ client, now, onSaid }: EntriesProps) {
  const exams = useCallback(
    async (limit: number): Promise<Page> => {
      const page = await client.journey.exams({ limit })
      const entries = page.exams.map(({ id, name, examType, isBranch, sections, totalNet, day }) => ({
        id,
        title: name,
        detail: [
          sayDay(day, now),
          isBranch ? `${testNames[examType]} ${sections[0]?.subject ?? ''}` : testNames[examType],
          `${sayNumber(totalNet)} net`,
        ].join(' · '),
      }))
      return { entries, hasMore: page.hasMore }
    },
    [client, now],
  )
  const sessions = useCallback(
    async (limit: number): Promise<Page> => {
      const page = await client.journey.sessions({ limit })
      const entries = page.sessions.map(({ id, subject, topic, minutes, day, correct, wrong }) => ({
        id,
        title: topic ? `${subject} · ${topic}` : subject,
        detail: [
          sayDay(day, now),
          sayMinutes(minutes),
          ...(correct === null ? [] : [`${sayNumber(correct)} doğru`]),
          ...(wrong === null ? [] : [`${sayNumber(wrong)} yanlış`]),
        ].join(' · '),
      }))
      return { entries, hasMore: page.hasMore }
    },
    [client, now],
  )
  return (
    <>
      <Removable
        client={client}
        title="Denemelerin"
        empty="Girdiğin denemeler burada durur."
        read={exams}
        remove={client.journey.removeExam}
        onSaid={onSaid}
      />
      <Removable
        client={client}
        title="Çalışmaların"
        empty="Girdiğin çalışmalar burada durur."
        read={sessions}
        remove={client.journey.removeSession}
        onSaid={onSaid}
      />
    </>
  )
}

const [fewest, most] = [5, 100]

type RemovableProps = Pick<EntriesProps, 'client' | 'onSaid'> & {
  title: string
  empty: string
  read(limit: number): Promise<Page>
  remove(id: string): Promise<void>
}

function Removable({ client, title, empty, read, remove, onSaid }: RemovableProps) {
  const [limit, setLimit] = useState(fewest)
  const reading = useJourney(
    client,
    useCallback(() => read(limit), [read, limit]),
    { name: title, of: String(limit) },
  )
  const [removed, setRemoved] = useState<Entry | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async () => {
    if (!removed) return
    setFailure(null)
    try {
      await remove(removed.id)
      onSaid(`${removed.title} silindi`)
      reading.reload()
    } catch (error) {
      setFailure(`${removed.title}: ${sayFailure(error)}`)
    }
  }
  return (
    <ChartCard title={title} reading={reading} isEmpty={({ entries }) => entries.length === 0} empty={empty}>
      {({ entries, hasMore }) => (
        <>
          {failure && <Notice kind="error">{failure}</Notice>}
          <List label={title}>
            {entries.map((entry) => (
              <ListRow
                key={entry.id}
                title={entry.title}
                detail={entry.detail}
                end={
                  <IconButton label={`Sil: ${entry.title}`} icon={Trash2} size={18} onClick={() => setRemoved(entry)} />
                }
              />
            ))}
          </List>
          {hasMore && limit < most && (
            <Button variant="quiet" onClick={() => setLimit(most)}>
              Daha fazla göster
            </Button>
          )}
          <Confirm
            isOpen={removed !== null}
            onClose={() => setRemoved(null)}
            title="Kayıt silinsin mi?"
            action="Sil"
            isDanger
            onConfirm={confirm}
          >
            <p>{quoted(removed?.title ?? '')} silinir; grafikler ve seri buna göre yeniden hesaplanır.</p>
          </Confirm>
        </>
      )}
    </ChartCard>
  )
}
