import type { Client, ExamType, Progress } from '@yoldas/client'
import { useCallback, useState } from 'react'
import { testNames } from '../exams.ts'
import { sayChange, sayNumber } from '../numbers.ts'
import { Choices } from '../ui/index.ts'
import { Chart, ChartCard } from './ChartCard.tsx'
import { LineFigure } from './figures.tsx'
import { type NetPoint, netPoints, netTable, sectionsOf } from './series.ts'
import { useJourney } from './useJourney.ts'

/** Beyond six, the colours come again, dashed. */
const solid = '0'

const views = [
  { value: 'total', label: 'Toplam' },
  { value: 'sections', label: 'Derslere göre' },
] as const

export function NetsCard({ client, tests }: { client: Client; tests: readonly ExamType[] }) {
  const [test, setTest] = useState<ExamType>(tests[0] ?? 'tyt')
  const [view, setView] = useState<(typeof views)[number]['value']>('total')
  const read = useCallback(() => client.journey.progress({ examType: test, limit: 20 }), [client, test])
  const reading = useJourney(client, read, { name: 'nets', of: test })
  return (
    <ChartCard
      title="Netler"
      reading={reading}
      choice={
        <div className="journey-choices">
          {tests.length > 1 && (
            <Choices
              label="Sınav"
              value={test}
              onChange={(chosen) => setTest(chosen)}
              options={tests.map((value) => ({ value, label: testNames[value] }))}
            />
          )}
          <Choices label="Görünüm" value={view} onChange={(chosen) => setView(chosen)} options={views} />
        </div>
      }
      isEmpty={({ exams }) => exams.length === 0}
      empty={`Henüz ${testNames[test]} denemesi yok. İlk denemeni ekle; netlerin burada büyüsün.`}
    >
      {(progress) => <Nets progress={progress} view={view} />}
    </ChartCard>
  )
}

function Nets({ progress, view }: { progress: Progress; view: 'total' | 'sections' }) {
  const points = netPoints(progress)
  const subjects = sectionsOf(points)
  const name = testNames[progress.examType]
  const isTotal = view === 'total'
  if (isTotal && !progress.total)
    return <p className="journey-hint">Toplam net için birden çok dersin olduğu bir deneme ekle.</p>
  const lines = isTotal
    ? [{ name: 'Toplam', color: 'var(--chart-1)', dash: solid, of: ({ total }: NetPoint) => total }]
    : subjects.map((subject, i) => ({
        name: subject,
        color: `var(--chart-${(i % 6) + 1})`,
        dash: i < 6 ? solid : '6 4',
        of: ({ nets }: NetPoint) => nets[subject] ?? null,
      }))
  return (
    <>
      {isTotal ? <Total progress={progress} /> : <Sections progress={progress} />}
      <Chart
        caption={isTotal ? `${name} toplam netlerin` : `${name} netlerin, derslere göre`}
        summary={isTotal ? sayTotal(progress) : saySections(progress)}
        table={netTable(points, subjects)}
      >
        <LineFigure points={points} lines={lines} target={isTotal ? (progress.target?.net ?? null) : null} />
      </Chart>
    </>
  )
}

const sayTotal = ({ exams, total, target }: Progress) =>
  [
    `${sayNumber(exams.length)} deneme.`,
    total && `Son toplam net ${sayNumber(total.net)}.`,
    total?.change != null && `Önceki ortalamaya göre ${sayChange(total.change)}.`,
    target && `Hedef ${sayNumber(target.net)}.`,
  ]
    .filter(Boolean)
    .join(' ')

const saySections = ({ sections }: Progress) =>
  sections.map(({ subject, net }) => `${subject} ${sayNumber(net)} net`).join(', ')

function Total({ progress: { total, target } }: { progress: Progress }) {
  if (!total) return null
  return (
    <p className="journey-figure">
      <strong>{sayNumber(total.net)}</strong> <span>net</span>
      {total.change !== null && (
        <span className="journey-change" data-sign={Math.sign(total.change)}>
          {sayChange(total.change)} <small>önceki denemelerin ortalamasına göre</small>
        </span>
      )}
      {target && (
        <small>{target.missing > 0 ? `Hedefe ${sayNumber(target.missing)} net kaldı.` : 'Hedefini yakaladın.'}</small>
      )}
    </p>
  )
}

function Sections({ progress: { sections, gained, lost } }: { progress: Progress }) {
  return (
    <ul className="journey-sections">
      {sections.map(({ subject, net, change }) => (
        <li key={subject}>
          <span>
            {subject} {subject === gained && <small>en çok artan</small>}
            {subject === lost && <small>en çok düşen</small>}
          </span>
          <strong>{sayNumber(net)}</strong>
          <span className="journey-change" data-sign={change === null ? 0 : Math.sign(change)}>
            {change !== null && sayChange(change)}
          </span>
        </li>
      ))}
    </ul>
  )
}
