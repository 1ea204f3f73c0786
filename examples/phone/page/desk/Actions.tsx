import { CalendarClock, CalendarRange, MoonStar, Skull, Wifi, WifiOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { Job, Mortal } from '../../desk.ts'
import { Button } from '../ui/index.ts'
import type { Line } from './line.ts'
import { kill, runJob } from './server.ts'

const jobs = [
  { job: 'deliver-due', label: 'Zamanı gelenleri gönder', icon: CalendarClock },
  { job: 'silence-checkin', label: 'Sessiz kalanlara yaz', icon: MoonStar },
  { job: 'weekly', label: 'Haftalık özeti yaz', icon: CalendarRange },
] as const
const parts = [
  { part: 'model', label: 'Modeli öldür' },
  { part: 'chat-engine', label: 'Motoru öldür' },
] as const

/** Jobs, kills and the network. What came of the last one is said below. */
export function Actions({ lines }: { lines: readonly Line[] }) {
  const [busy, setBusy] = useState<Job | Mortal>()
  const [said, setSaid] = useState('')
  const act = (what: Job | Mortal, action: () => Promise<string>) => {
    setBusy(what)
    action()
      .then(setSaid, (error: unknown) => setSaid(String(error)))
      .finally(() => setBusy(undefined))
  }
  return (
    <section aria-label="Eylemler">
      <div className="drawer-actions">
        {lines.map((line) => (
          <Network key={line.name} line={line} isAlone={lines.length === 1} />
        ))}
        {jobs.map(({ job, label, icon }) => (
          <Button
            key={job}
            variant="quiet"
            icon={icon}
            isBusy={busy === job}
            onClick={() => act(job, async () => outcomeOf(await runJob(job)))}
          >
            {label}
          </Button>
        ))}
        {parts.map(({ part, label }) => (
          <Button
            key={part}
            variant="danger"
            icon={Skull}
            isBusy={busy === part}
            onClick={() => act(part, () => kill(part).then(() => `${part} öldürüldü; yeniden başlatılıyor.`))}
          >
            {label}
          </Button>
        ))}
      </div>
      <output className="drawer-output">{said}</output>
    </section>
  )
}

const outcomeOf = ({ code, output }: { code: number; output: string }) =>
  code === 0 ? output : `${output}\n(çıkış kodu ${code})`

function Network({ line, isAlone }: { line: Line; isAlone: boolean }) {
  const isCut = useSyncExternalStore(line.subscribe, line.isCut)
  const whose = isAlone ? '' : `${line.name}: `
  return (
    <Button variant="quiet" icon={isCut ? Wifi : WifiOff} onClick={isCut ? line.restore : line.cut}>
      {whose}
      {isCut ? 'Ağı geri ver' : 'Ağı kes'}
    </Button>
  )
}
