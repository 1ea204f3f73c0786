import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

type Part = { title?: string; children: ReactNode }

/** A page of the phone that scrolls by itself. */
export function Screen({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="screen">
      <header className="screen-head">
        <h1>{title}</h1>
        {actions}
      </header>
      {children}
    </div>
  )
}

/** What stores or leaves a form: it stays in sight while the form scrolls. */
export const FormButtons = ({ children }: { children: ReactNode }) => <div className="form-buttons">{children}</div>

export function Section({ title, children }: Part) {
  const id = useId()
  return (
    <section className="section" aria-labelledby={title && id}>
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  )
}

export function Card({ title, children }: Part) {
  return (
    <div className="card">
      {title && <h2>{title}</h2>}
      {children}
    </div>
  )
}

export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="list" aria-label={label}>
      {children}
    </ul>
  )
}

type RowProps = { title: ReactNode; detail?: ReactNode; start?: ReactNode; end?: ReactNode; onClick?: () => void }

export function ListRow({ title, detail, start, end, onClick }: RowProps) {
  const inside = (
    <>
      {start}
      <span className="list-texts">
        <span className="list-title">{title}</span>
        {detail && <span className="list-detail">{detail}</span>}
      </span>
      {end}
    </>
  )
  return (
    <li>
      {onClick ? (
        <button type="button" className="list-row" onClick={onClick}>
          {inside}
        </button>
      ) : (
        <div className="list-row">{inside}</div>
      )}
    </li>
  )
}

type TabsProps<Value extends string> = {
  label: string
  value: Value
  onChange(value: Value): void
  tabs: readonly { value: Value; label: string; content: ReactNode }[]
}

export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={onChange}>
      <BaseTabs.List className="tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className="tabs-tab">
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="tabs-panel">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

type EmptyProps = { icon: LucideIcon; title: string; children?: ReactNode; action?: ReactNode }

export function Empty({ icon: Icon, title, children, action }: EmptyProps) {
  return (
    <div className="empty">
      <span className="empty-icon">
        <Icon size={26} aria-hidden />
      </span>
      <h2>{title}</h2>
      {children}
      {action}
    </div>
  )
}

type NoticeProps = { kind?: 'info' | 'error' | 'success'; children: ReactNode; onRetry?: () => void }

export function Notice({ kind = 'info', children, onRetry }: NoticeProps) {
  return (
    <div className={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <p>{children}</p>
      {onRetry && (
        <button type="button" className="text-button" onClick={onRetry}>
          Yeniden dene
        </button>
      )}
    </div>
  )
}

type SkeletonProps = {
  label?: string
  /** What will stand here: cards of a screen, lines of a text, or messages. */
  shape?: 'cards' | 'lines' | 'messages'
}

/** Stands where something is read, in about its shape: the screen does not jump when it comes. */
export function Skeleton({ label = 'Yükleniyor…', shape = 'cards' }: SkeletonProps) {
  return (
    <div className={`skeleton skeleton-${shape}`} role="status">
      <span className="visually-hidden">{label}</span>
      <i aria-hidden />
      <i aria-hidden />
      <i aria-hidden />
    </div>
  )
}
