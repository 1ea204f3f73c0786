import { X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../ui/index.ts'
import { Actions } from './Actions.tsx'
import type { Line } from './line.ts'
import { lastTurnOf } from './rows.ts'
import { Traffic } from './Traffic.tsx'
import { Waterfall } from './Waterfall.tsx'
import './drawer.css'

/** What developers see of the phones that stand on the desk, and what they can do to the product's parts. */
export function Drawer({ lines, onClose }: { lines: readonly Line[]; onClose(): void }) {
  const [name, setName] = useState(lines[0]?.name)
  const drawer = useRef<HTMLElement>(null)
  // Below the phones where there is no room beside them.
  useEffect(() => {
    drawer.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const line = lines.find((each) => each.name === name) ?? lines[0]
  if (!line) return null
  return (
    <aside className="drawer" aria-label="Geliştirici" ref={drawer}>
      <header className="drawer-head">
        <h2>Geliştirici</h2>
        <IconButton label="Geliştirici panelini kapat" icon={X} onClick={onClose} />
      </header>
      <Actions lines={lines} />
      {lines.length > 1 && (
        <fieldset className="drawer-lines" aria-label="Hangi telefon">
          {lines.map((each) => (
            <button
              key={each.name}
              type="button"
              className="drawer-chip"
              aria-pressed={each === line}
              onClick={() => setName(each.name)}
            >
              {each.name}
            </button>
          ))}
        </fieldset>
      )}
      <OfLine key={line.name} line={line} />
    </aside>
  )
}

function OfLine({ line }: { line: Line }) {
  const exchanges = useSyncExternalStore(line.subscribe, line.entries)
  const [chosen, setChosen] = useState<string>()
  const traceId = chosen ?? lastTurnOf(exchanges)?.traceId
  return (
    <>
      <section aria-label="İz">
        <h3>{chosen ? 'Seçilen isteğin izi' : 'Son turun izi'}</h3>
        {chosen && (
          <button type="button" className="drawer-link" onClick={() => setChosen(undefined)}>
            Son tura dön
          </button>
        )}
        {traceId ? <Waterfall key={traceId} traceId={traceId} /> : <p className="drawer-soft">Henüz bir tur yok.</p>}
      </section>
      <Traffic exchanges={exchanges} onTrace={setChosen} />
    </>
  )
}
