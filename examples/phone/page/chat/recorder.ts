import { useEffect, useRef, useState } from 'react'

/** As long as one may be that is heard. */
const mostMilliseconds = 300_000
/** As the service takes them; the first that the browser can make. */
const types = ['audio/mp4', 'audio/webm', 'audio/ogg']

export type Recording = { file: File; durationMs: number }

const isPossible = () => typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices !== 'undefined'

/** Records from the microphone until `stop`, or for five minutes. `start` says why it cannot. */
export function useRecorder(onRecorded: (recording: Recording) => void) {
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const recorder = useRef<MediaRecorder>(null)
  useEffect(() => () => recorder.current?.stop(), [])

  const start = async (): Promise<string | null> => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
      const own = new MediaRecorder(stream, mimeType ? { mimeType } : {})
      const pieces: Blob[] = []
      const began = performance.now()
      const timer = setTimeout(() => own.stop(), mostMilliseconds - 1_000)
      own.ondataavailable = ({ data }) => pieces.push(data)
      own.onstop = () => {
        clearTimeout(timer)
        for (const track of stream.getTracks()) track.stop()
        setStartedAt(null)
        const durationMs = Math.round(performance.now() - began)
        const file = new File(pieces, 'Ses kaydı', { type: own.mimeType })
        if (file.size > 0) onRecorded({ file, durationMs })
      }
      own.start()
      recorder.current = own
      setStartedAt(Date.now())
      return null
    } catch {
      return 'Mikrofona ulaşılamadı. Tarayıcının ayarlarından izin verebilirsin.'
    }
  }
  return { isPossible: isPossible(), startedAt, start, stop: () => recorder.current?.stop() }
}
