import { type ReactNode, useId, useState } from 'react'
import { ReadNotice, sayAge } from '../ReadNotice.tsx'
import { Skeleton } from '../ui/index.ts'
import type { Reading } from '../useReading.ts'
import type { Table } from './series.ts'

type ChartCardProps<Value> = {
  title: string
  reading: Reading<Value>
  /** What is chosen of it, above the chart. */
  choice?: ReactNode
  isEmpty(value: Value): boolean
  empty: string
  children(value: Value): ReactNode
}

/** A part of the screen that is read, fails and is read again by itself. */
export function ChartCard<Value>({ title, reading, choice, isEmpty, empty, children }: ChartCardProps<Value>) {
  const id = useId()
  const { value, error, at } = reading
  return (
    <section className="card journey-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {choice}
      {at === undefined ? (
        <ReadNotice reading={reading} />
      ) : (
        error !== undefined && <p className="journey-hint">{sayAge(at)}</p>
      )}
      {value === undefined && error === undefined && <Skeleton label={`${title} yükleniyor`} shape="lines" />}
      {value !== undefined && (isEmpty(value) ? <p className="journey-empty">{empty}</p> : children(value))}
    </section>
  )
}

type ChartProps = {
  /** What the chart is of, which is also its name. */
  caption: string
  /** What it says, for those who do not see it. */
  summary: string
  table: Table
  children: ReactNode
}

/** A chart, and the same figures as a table. */
export function Chart({ caption, summary, table, children }: ChartProps) {
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <figure className="journey-chart" aria-labelledby={id}>
      <figcaption>
        <span id={id}>{caption}</span>
        <button
          type="button"
          className="text-button"
          aria-pressed={isTable}
          aria-label={`Tablo: ${caption}`}
          onClick={() => setTable(!isTable)}
        >
          Tablo
        </button>
      </figcaption>
      {isTable ? (
        <Figures caption={caption} table={table} />
      ) : (
        <div role="img" aria-label={summary}>
          {children}
        </div>
      )}
    </figure>
  )
}

function Figures({ caption, table: { head, rows } }: { caption: string; table: Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to reach what is wider than the phone
    <section className="journey-table" tabIndex={0} aria-label={`${caption}, tablo`}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
