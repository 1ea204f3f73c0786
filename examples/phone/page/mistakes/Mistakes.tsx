import type { Client, Mistake } from '@yoldas/client'
import type { Study, StudyItem } from '@yoldas/client/study'
import { NotebookPen, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { addDays, dayOf } from '../calendar.ts'
import { ReadNotice } from '../ReadNotice.tsx'
import { sayFailureOf } from '../review/words.ts'
import { Button, Empty, List, ListRow, SelectField, Sheet, Skeleton } from '../ui/index.ts'
import { useFeed, useReading } from '../useReading.ts'
import { useStudy } from '../useStudy.ts'
import { useSubjects } from '../useSubjects.ts'
import { MistakeForm } from './MistakeForm.tsx'
import { MistakeSheet } from './MistakeSheet.tsx'
import './mistakes.css'
import { causes, detailOf, type MistakeFilters, noFilters, queryOf, saySummary, states, titleOf } from './mistakes.ts'

const [fewest, most] = [20, 100]
/** Of how many days is said what mistakes have in common. */
const summaryDays = 365

/** The notebook of mistakes: newest first, by subject, cause and state. */
export function Mistakes({ client, now }: { client: Client; now: string }) {
  const { study, items } = useStudy()
  const [filters, setFilters] = useState(noFilters)
  const [limit, setLimit] = useState(fewest)
  const [shown, setShown] = useState<Mistake | 'new' | null>(null)
  const [said, setSaid] = useState('')
  const subjects = useSubjects(client)
  const list = useReading(
    useCallback(() => study.mistakes.list({ ...queryOf(filters), limit }), [study, filters, limit]),
    { name: 'mistakes', of: JSON.stringify(filters) },
  )
  const summary = useReading(
    useCallback(() => study.mistakes.summary({ from: addDays(now, 1 - summaryDays), to: now }), [study, now]),
    { name: 'mistake-summary' },
  )
  useFeed(client, ['review-updated'], list.reload)
  useFeed(client, ['review-updated'], summary.reload)
  const waiting = items.filter(({ entry }) => entry.kind === 'mistake')
  const done = (text: string) => {
    setShown(null)
    setSaid(text)
    list.reload()
    summary.reload()
  }
  const names = subjects.value?.names ?? []
  const isFiltered = filters !== noFilters
  const mistakes = list.value?.mistakes ?? []
  // The list comes after everything above it, so that nothing moves.
  const isRead = list.value !== undefined && (summary.value !== undefined || summary.error !== undefined)
  return (
    <div className="mistakes">
      <Button icon={Plus} onClick={() => setShown('new')} isWide>
        Yanlış ekle
      </Button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ReadNotice reading={list} />
      <Waiting study={study} items={waiting} />
      {(summary.value?.total ?? 0) > 0 && (
        <>
          <Filters
            filters={filters}
            subjects={summary.value?.bySubject.map(({ key }) => key) ?? []}
            onChange={(next) => setFilters(next)}
          />
          <p className="mistake-detail">{saySummary(summary.value?.byCause ?? [])}</p>
        </>
      )}
      {!isRead && list.error === undefined && <Skeleton label="Defterin yükleniyor" />}
      {isRead && mistakes.length === 0 && waiting.length === 0 && (
        <Empty icon={NotebookPen} title={isFiltered ? 'Bu seçimle yanlış yok' : 'Defterin boş'}>
          <p>
            {isFiltered
              ? 'Başka bir ders, neden ya da durum seçebilirsin.'
              : 'Yanlış yaptığın bir soruyu fotoğrafla ya da yaz. Unutmaya başlarken sana yeniden gelir.'}
          </p>
        </Empty>
      )}
      {isRead && mistakes.length > 0 && (
        <List label="Yanlışların">
          {mistakes.map((mistake) => (
            <ListRow
              key={mistake.id}
              title={titleOf(mistake)}
              detail={<Detail mistake={mistake} now={now} />}
              start={mistake.media?.url && <img className="mistake-thumb" src={mistake.media.url} alt="" />}
              onClick={() => setShown(mistake)}
            />
          ))}
        </List>
      )}
      {list.value?.hasMore && limit < most && (
        <Button variant="quiet" onClick={() => setLimit(most)}>
          Daha fazla göster
        </Button>
      )}
      {shown !== null && shown !== 'new' && (
        <MistakeSheet
          {...{ client, now }}
          subjects={names}
          mistake={shown}
          onClose={() => setShown(null)}
          onDone={done}
        />
      )}
      <Sheet isOpen={shown === 'new'} onClose={() => setShown(null)} title="Yanlış ekle">
        <MistakeForm client={client} subjects={names} onDone={done} />
      </Sheet>
    </div>
  )
}

function Detail({ mistake, now }: { mistake: Mistake; now: string }) {
  return (
    <>
      {!mistake.confirmed && <strong className="suggested">Yoldaş’ın önerisi · </strong>}
      {detailOf(mistake, now, dayOf)}
    </>
  )
}

type FiltersProps = { filters: MistakeFilters; subjects: readonly string[]; onChange(filters: MistakeFilters): void }

function Filters({ filters, subjects, onChange }: FiltersProps) {
  const set = (fields: Partial<MistakeFilters>) => {
    const next = { ...filters, ...fields }
    onChange(queryIsEmpty(next) ? noFilters : next)
  }
  return (
    <div className="mistake-filters">
      <SelectField
        label="Ders"
        value={filters.subject}
        options={[{ value: '', label: 'Hepsi' }, ...subjects.map((name) => ({ value: name, label: name }))]}
        onChange={(subject) => set({ subject })}
      />
      <SelectField
        label="Neden"
        value={filters.cause}
        options={[{ value: '', label: 'Hepsi' }, ...causes]}
        onChange={(cause) => set({ cause })}
      />
      <SelectField label="Durum" value={filters.state} options={states} onChange={(state) => set({ state })} />
    </div>
  )
}

const queryIsEmpty = (filters: MistakeFilters) => Object.keys(queryOf(filters)).length === 0

/** What was entered without a network, and what was refused. */
function Waiting({ study, items }: { study: Study; items: readonly StudyItem[] }) {
  if (items.length === 0) return null
  return (
    <List label="Gönderilecekler">
      {items.map(({ entry, state, failure }) => {
        if (entry.kind !== 'mistake') return null
        const { clientId, body } = entry
        const isRefused = state === 'refused'
        return (
          <ListRow
            key={clientId}
            title={titleOf(body)}
            detail={isRefused ? sayFailureOf(failure) : 'Bağlantı gelince kaydedilecek'}
            end={
              isRefused && (
                <span className="mistake-refused">
                  <Button variant="quiet" onClick={() => study.resend(clientId)}>
                    Yeniden dene
                  </Button>
                  <Button variant="danger" onClick={() => void study.discard(clientId).catch(() => {})}>
                    Sil
                  </Button>
                </span>
              )
            }
          />
        )
      })}
    </List>
  )
}
