import { useEffect, useRef, useState } from 'react'

/** As long as one may be that is heard. */
const mostMilliseconds = 300_000
/** As the service takes them; the first that the browser can make. */
const types = ['audio/mp4', 'audio/webm', 'audio/ogg']

export type Recording = { file: File; durationMs: number }

const isPossible = () => typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices !== 'undefined'

/**
 * Records from the microphone until `stop`, or for five minutes; what nobody waits for any more is dropped. `start` says
 * why it cannot.
 */
export function useRecorder(onRecorded: (recording: Recording) => void) {
  const [isRecording, setRecording] = useState(false)
  const stop = useRef(() => {})
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      stop.current()
    }
  }, [])

  const start = async (): Promise<string | null> => {
    let stream: MediaStream | undefined
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const end = record(stream, (recording) => {
        setRecording(false)
        if (isHere.current && recording.file.size > 0) onRecorded(recording)
      })
      stop.current = end
      if (isHere.current) setRecording(true)
      else end()
      return null
    } catch {
      if (stream) release(stream)
      return 'Mikrofona ulaşılamadı. Tarayıcının ayarlarından izin verebilirsin.'
    }
  }
  return { isPossible: isPossible(), isRecording, start, stop: () => stop.current() }
}

/** Returns what ends it, after which `onEnd` has all of it. */
function record(stream: MediaStream, onEnd: (recording: Recording) => void): () => void {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {})
  const pieces: Blob[] = []
  const began = performance.now()
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const timer = setTimeout(stop, mostMilliseconds - 1_000)
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  recorder.onstop = () => {
    clearTimeout(timer)
    release(stream)
    const durationMs = Math.round(performance.now() - began)
    onEnd({ file: new File(pieces, 'Ses kaydı', { type: recorder.mimeType }), durationMs })
  }
  recorder.start()
  return stop
}

/** The browser shows as long that it listens. */
function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
