import { X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../ui/index.ts'
import { Actions } from './Actions.tsx'
import { Commands } from './Commands.tsx'
import { useDeskLanguage, useWords } from './language.tsx'
import type { Line } from './line.ts'
import { lastTurnOf } from './rows.ts'
import { Traffic } from './Traffic.tsx'
import { Waterfall } from './Waterfall.tsx'
import './drawer.css'

type DrawerProps = {
  lines: readonly Line[]
  /** Of the example model. */
  hasCommands: boolean
  onClose(): void
}

/** What developers see of the phones that stand on the desk, and what they can do to the product's parts. */
export function Drawer({ lines, hasCommands, onClose }: DrawerProps) {
  const { language, words } = useDeskLanguage()
  const [name, setName] = useState(lines[0]?.name)
  const drawer = useRef<HTMLElement>(null)
  // Below the phones where there is no room beside them.
  useEffect(() => {
    drawer.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const line = lines.find((each) => each.name === name) ?? lines[0]
  if (!line) return null
  return (
    <aside className="drawer" aria-label={words.developer} lang={language} ref={drawer}>
      <header className="drawer-head">
        <h2>{words.developer}</h2>
        <IconButton label={words.closeDrawer} icon={X} onClick={onClose} />
      </header>
      <Actions lines={lines} />
      {lines.length > 1 && (
        <fieldset className="drawer-lines" aria-label={words.whichPhone}>
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
      {hasCommands && <Commands dictation={line.dictation} />}
      <OfLine key={line.name} line={line} />
    </aside>
  )
}

function OfLine({ line }: { line: Line }) {
  const words = useWords()
  const exchanges = useSyncExternalStore(line.subscribe, line.entries)
  const [chosen, setChosen] = useState<string>()
  const traceId = chosen ?? lastTurnOf(exchanges)?.traceId
  return (
    <>
      <section aria-label={words.trace}>
        <h3>{chosen ? words.chosenRequest : words.lastTurn}</h3>
        {chosen && (
          <button type="button" className="drawer-link" onClick={() => setChosen(undefined)}>
            {words.backToLastTurn}
          </button>
        )}
        {traceId ? <Waterfall key={traceId} traceId={traceId} /> : <p className="drawer-soft">{words.noTurn}</p>}
      </section>
      <Traffic exchanges={exchanges} onTrace={setChosen} />
    </>
  )
}
