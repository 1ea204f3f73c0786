import { Gauge, ShieldX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/index.ts'
import { commands, refusing, slowly } from './commands.ts'
import type { Dictation } from './dictation.ts'
import { useDeskLanguage } from './language.tsx'

/** What the example model can be told to do: what is chosen is added to the message in the phone's field. */
export function Commands({ dictation }: { dictation: Dictation }) {
  const { language, words } = useDeskLanguage()
  const [said, setSaid] = useState('')
  const add = (line: string) => {
    dictation.dictate({ text: line, isSent: false })
    setSaid(words.written(line))
  }
  return (
    <section aria-label={words.model}>
      <h3>{words.model}</h3>
      <p className="drawer-soft">{words.modelHint}</p>
      <div className="drawer-actions">
        <Button variant="quiet" icon={Gauge} onClick={() => add(slowly)}>
          {words.slow}
        </Button>
        <Button variant="quiet" icon={ShieldX} onClick={() => add(refusing)}>
          {words.refuse}
        </Button>
      </div>
      <output className="drawer-output">{said}</output>
      <details className="drawer-fold">
        <summary>{words.allCommands}</summary>
        <ul>
          {commands.map((command) => (
            <li key={command.name} className="drawer-command">
              <button type="button" className="drawer-link" onClick={() => add(command.line)}>
                <code>{command.line}</code>
              </button>
              <span>{command[language]}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
