import { CalendarClock, CalendarRange, MoonStar, Skull, Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Job } from '../../desk.ts'
import { Button } from '../ui/index.ts'
import { useWords } from './language.tsx'
import type { Line } from './line.ts'
import { kill, readParts, runJob } from './server.ts'

const jobs = [
  { job: 'deliver-due', label: 'deliverDue', icon: CalendarClock },
  { job: 'silence-checkin', label: 'silenceCheckin', icon: MoonStar },
  { job: 'weekly', label: 'weekly', icon: CalendarRange },
] as const

/** Whose end is seen in the chat at once. */
const isMain = (part: string) => part === 'model' || part === 'chat-engine'

/** Jobs, kills and the network. What came of the last one is said below. */
export function Actions({ lines }: { lines: readonly Line[] }) {
  const words = useWords()
  const [busy, setBusy] = useState<string>()
  const [said, setSaid] = useState('')
  const [parts, setParts] = useState<readonly string[]>([])
  useEffect(() => void readParts().then(setParts, (error: unknown) => setSaid(String(error))), [])
  const act = (what: string, action: () => Promise<string>) => {
    setBusy(what)
    action()
      .then(setSaid, (error: unknown) => setSaid(String(error)))
      .finally(() => setBusy(undefined))
  }
  const run = async (job: Job) => {
    const { code, output } = await runJob(job)
    return code === 0 ? output : `${output}\n(${words.exitCode} ${code})`
  }
  const killing = (part: string) => (
    <Button
      key={part}
      variant="danger"
      icon={Skull}
      isBusy={busy === part}
      onClick={() => act(part, () => kill(part).then(() => words.killed(part)))}
    >
      {words.kill(part)}
    </Button>
  )
  return (
    <section aria-label={words.actions}>
      <div className="drawer-actions">
        {lines.map((line) => (
          <Network key={line.name} line={line} isAlone={lines.length === 1} />
        ))}
        {jobs.map(({ job, label, icon }) => (
          <Button key={job} variant="quiet" icon={icon} isBusy={busy === job} onClick={() => act(job, () => run(job))}>
            {words[label]}
          </Button>
        ))}
        {parts.filter(isMain).map(killing)}
      </div>
      {parts.length > 0 && (
        <details className="drawer-fold">
          <summary>{words.otherParts}</summary>
          <div className="drawer-actions">{parts.filter((part) => !isMain(part)).map(killing)}</div>
        </details>
      )}
      <output className="drawer-output">{said}</output>
    </section>
  )
}

function Network({ line, isAlone }: { line: Line; isAlone: boolean }) {
  const words = useWords()
  const isCut = useSyncExternalStore(line.subscribe, line.isCut)
  const whose = isAlone ? '' : `${line.name}: `
  return (
    <Button variant="quiet" icon={isCut ? Wifi : WifiOff} onClick={isCut ? line.restore : line.cut}>
      {whose}
      {isCut ? words.restoreNetwork : words.cutNetwork}
    </Button>
  )
}
