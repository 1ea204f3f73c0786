import { Languages, LogOut, Plus, SquareTerminal } from 'lucide-react'
import { lazy, useCallback, useEffect, useState } from 'react'
import type { PageConfig } from '../desk.ts'
import { ExampleModel } from './desk/ExampleModel.tsx'
import { DeskLanguage, useDeskLanguage } from './desk/language.tsx'
import { createLine, type Line } from './desk/line.ts'
import { readConfig } from './desk/server.ts'
import icon from './icon.svg'
import { PhoneShell } from './PhoneShell.tsx'
import { firstPhone, forgetPlaces } from './places/usePlaces.ts'
import { WhenPrepared } from './students/Prepared.tsx'
import { StudentPicker } from './students/StudentPicker.tsx'
import { keepStudent, type Student, studentHere } from './students/students.ts'
import { Button, Loaded, Notice, Skeleton } from './ui/index.ts'

const Drawer = lazy(() => import('./desk/Drawer.tsx').then(({ Drawer }) => ({ default: Drawer })))

/** One for each phone that can stand on the desk, as long as the page is open. */
const lines: readonly [Line, Line] = [createLine(firstPhone), createLine('Telefon 2')]

export function App() {
  const [config, setConfig] = useState<PageConfig>()
  const [isFailed, setFailed] = useState(false)
  const read = useCallback(() => {
    setFailed(false)
    readConfig().then(setConfig, () => setFailed(true))
  }, [])
  useEffect(read, [read])
  if (isFailed)
    return (
      <main className="desk-center">
        <Notice kind="error" onRetry={read}>
          Sayfa sunucuya ulaşamıyor. <code>npm start</code> çalışıyor mu?
        </Notice>
      </main>
    )
  if (!config)
    return (
      <main className="desk-center">
        <Skeleton />
      </main>
    )
  return (
    <DeskLanguage>
      <Desk config={config} />
    </DeskLanguage>
  )
}

function Desk({ config }: { config: PageConfig }) {
  const { language, words, speak } = useDeskLanguage()
  const [student, setStudent] = useState(studentHere)
  const [open, setOpen] = useState<readonly Line[]>([lines[0]])
  const [isDrawn, setDrawn] = useState(false)
  const [isChosen, setChosen] = useState(false)
  const choose = (next: Student | undefined, question?: string) => {
    if (question !== undefined) lines[0].dictation.dictate({ text: question, isSent: true })
    keepStudent(next)
    if (!next) forgetPlaces()
    setOpen([lines[0]])
    setStudent(next)
    setChosen(next !== undefined)
  }
  const leave = (line: Line) => {
    const others = open.filter((other) => other !== line)
    if (others.length === 0) choose(undefined)
    else setOpen(others)
  }
  return (
    <div className="desk" data-drawer={isDrawn || undefined}>
      <header className="desk-bar" lang={language}>
        <p className="desk-brand">
          <img src={icon} alt="" width={28} height={28} />
          Yoldaş
        </p>
        {config.exampleModel && student && <ExampleModel />}
        <div className="desk-buttons">
          {student && (
            <>
              <Button variant="quiet" icon={LogOut} onClick={() => choose(undefined)}>
                {words.changeStudent}
              </Button>
              {open.length < lines.length && (
                <Button variant="quiet" icon={Plus} onClick={() => setOpen(lines)}>
                  {words.openSecond}
                </Button>
              )}
              {config.desk && (
                <Button variant="quiet" icon={SquareTerminal} aria-pressed={isDrawn} onClick={() => setDrawn(!isDrawn)}>
                  {words.developer}
                </Button>
              )}
            </>
          )}
          <Button
            variant="quiet"
            icon={Languages}
            lang={words.other.language}
            onClick={() => speak(words.other.language)}
          >
            {words.other.label}
          </Button>
        </div>
      </header>
      <main className="desk-phones">
        {student ? (
          <WhenPrepared student={student}>
            {open.map((line) => (
              <PhoneShell
                key={`${line.name} ${student.sub}`}
                line={line}
                config={config}
                student={student}
                takesFocus={isChosen && line === lines[0]}
                onLeft={() => leave(line)}
                onClose={line === lines[0] ? undefined : () => leave(line)}
              />
            ))}
          </WhenPrepared>
        ) : (
          <StudentPicker hasExampleModel={config.exampleModel} onChosen={choose} />
        )}
      </main>
      {isDrawn && student && (
        <Loaded>
          <Drawer lines={open} hasCommands={config.exampleModel} onClose={() => setDrawn(false)} />
        </Loaded>
      )}
    </div>
  )
}
