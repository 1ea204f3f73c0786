import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { sayMinutes } from '../calendar.ts'
import { sayNumber } from '../numbers.ts'
import type { HourBar, NetPoint, TopicBar } from './series.ts'

/**
 * Nothing moves: the charts are redrawn whenever the companion adds something. A reader is given summary and table
 * instead.
 */
const still = { isAnimationActive: false } as const
const chart = { accessibilityLayer: false, margin: { top: 12, right: 8, bottom: 0, left: 0 } } as const
const axis = { tick: { fill: 'var(--soft)', fontSize: 12 }, tickLine: false, axisLine: { stroke: 'var(--line)' } }
const tooltip = {
  isAnimationActive: false,
  cursor: { fill: 'var(--sunken)', stroke: 'var(--line)' },
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: 8,
    color: 'var(--text)',
    fontSize: 13,
  },
  labelStyle: { color: 'var(--text)', fontWeight: 600 },
} as const

type LineOf = { name: string; color: string; dash: string; of(point: NetPoint): number | null }

export function LineFigure({ points, lines, target }: { points: NetPoint[]; lines: LineOf[]; target: number | null }) {
  const labelOf = (id: string) => points.find((point) => point.id === id)?.label ?? ''
  return (
    <>
      <ResponsiveContainer width="100%" height={220}>
        <LineChart data={points} {...chart}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis dataKey="id" tickFormatter={labelOf} minTickGap={16} {...axis} />
          <YAxis width={36} domain={['auto', (most: number) => Math.ceil(Math.max(most, target ?? 0))]} {...axis} />
          <Tooltip
            {...tooltip}
            labelFormatter={(_, [first]) => (first ? `${first.payload.label} · ${first.payload.name}` : '')}
            formatter={(value) => `${sayNumber(Number(value))} net`}
          />
          {target !== null && (
            <ReferenceLine
              y={target}
              stroke="var(--soft)"
              strokeDasharray="4 4"
              label={{
                value: `Hedef ${sayNumber(target)}`,
                fill: 'var(--soft)',
                fontSize: 12,
                position: 'insideTopLeft',
              }}
            />
          )}
          {lines.map(({ name, color, dash, of }) => (
            <Line
              key={name}
              name={name}
              dataKey={of}
              stroke={color}
              strokeWidth={2.5}
              strokeDasharray={dash}
              dot={{ r: 3.5, fill: color, strokeWidth: 0 }}
              connectNulls
              {...still}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
      {lines.length > 1 && (
        <ul className="journey-legend">
          {lines.map(({ name, color, dash }) => (
            <li key={name}>
              <svg width="22" height="10" aria-hidden="true">
                <line x1="1" x2="21" y1="5" y2="5" stroke={color} strokeWidth="3" strokeDasharray={dash} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** In hours, since an axis of minutes is hard to read. */
export function HoursFigure({ bars, isBySubject }: { bars: HourBar[]; isBySubject: boolean }) {
  const hours = ({ minutes }: HourBar) => minutes / 60
  const shortOf = (key: string) => bars.find((bar) => bar.key === key)?.short ?? ''
  const names = { tickFormatter: shortOf, dataKey: 'key', ...axis }
  const say = (value: unknown) => sayMinutes(Math.round(Number(value) * 60))
  return (
    <ResponsiveContainer width="100%" height={isBySubject ? Math.max(90, bars.length * 36 + 30) : 200}>
      <BarChart data={bars} layout={isBySubject ? 'vertical' : 'horizontal'} {...chart}>
        <CartesianGrid stroke="var(--line)" horizontal={!isBySubject} vertical={isBySubject} />
        {isBySubject ? (
          <YAxis type="category" width={108} interval={0} {...names} />
        ) : (
          <XAxis minTickGap={12} {...names} />
        )}
        {isBySubject ? (
          <XAxis type="number" unit=" sa" allowDecimals={false} {...axis} />
        ) : (
          <YAxis width={44} unit=" sa" allowDecimals={false} {...axis} />
        )}
        <Tooltip
          {...tooltip}
          labelFormatter={(_, [first]) => first?.payload.label ?? ''}
          formatter={say}
          itemStyle={{ color: 'var(--text)' }}
        />
        <Bar
          name="Süre"
          dataKey={hours}
          fill="var(--chart-1)"
          radius={isBySubject ? [0, 4, 4, 0] : [4, 4, 0, 0]}
          maxBarSize={28}
          {...still}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

/** Bars of HTML: names of topics are longer than an axis has room for. */
export function TopicsFigure({ bars }: { bars: TopicBar[] }) {
  return (
    <ul className="journey-topics">
      {bars.map(({ key, label, percent, questions }) => (
        <li key={key}>
          <span>{label}</span>
          <strong>%{percent}</strong>
          <span className="journey-bar">
            <span style={{ width: `${percent}%` }} data-weak={percent < 50 || undefined} />
          </span>
          <small>{sayNumber(questions)} soru</small>
        </li>
      ))}
    </ul>
  )
}
