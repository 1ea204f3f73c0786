import './sound.css'
import { Mic, Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../ui/index.ts'
import { type Recording, useRecorder } from './recorder.ts'

type RecordProps = {
  isFull: boolean
  onRecorded(recording: Recording): void
  /** Why nothing is recorded; null when that is over. */
  onRefused(text: string | null): void
}

export function RecordButton({ isFull, onRecorded, onRefused }: RecordProps) {
  const { isPossible, isRecording, start, stop } = useRecorder(onRecorded)
  if (!isPossible) return null
  if (isRecording)
    return (
      <>
        <Elapsed />
        <IconButton label="Ses kaydını bitir" icon={Square} onClick={stop} />
      </>
    )
  return (
    <IconButton label="Sesli mesaj kaydet" icon={Mic} disabled={isFull} onClick={() => void start().then(onRefused)} />
  )
}

/** Since it is shown. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - began) / 1000)), 250)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="recording" role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  )
}
