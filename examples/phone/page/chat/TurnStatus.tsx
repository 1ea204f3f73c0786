import type { Conversation, ConversationState } from '@yoldas/client'
import { RotateCcw, Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sayDegraded, saySilence, sayTurn, type Turn } from './words.ts'

type StatusProps = { state: ConversationState; conversation: Conversation; note: string; say(text: string): void }

/** What the companion is doing now, and what can be done about it. */
export function TurnStatus({ state: { turns, connection }, conversation, note, say }: StatusProps) {
  const [stopping, setStopping] = useState<string>()
  const running = turns.find(({ state }) => state !== 'failed')
  const failed = turns.find(({ canRetry }) => canRetry)
  const isSilent = useSilence(running)
  const stop = async (turnId: string) => {
    setStopping(turnId)
    try {
      if (await conversation.stop(turnId)) say('Yanıt durduruldu.')
    } catch {
      say('Durdurulamadı. Yeniden dener misin?')
    } finally {
      setStopping(undefined)
    }
  }
  const retry = (turnId: string) =>
    conversation.retry(turnId).catch(() => say('Şu anda yeniden denenemedi. Birazdan yeniden dene.'))

  if (running) {
    const degraded = sayDegraded(running.degraded)
    const waiting = turns.filter(({ state }) => state === 'queued').length
    return (
      <div className="turn">
        <span className="turn-dots" aria-hidden>
          <i />
          <i />
          <i />
        </span>
        <p role="status">
          {connection === 'offline' ? 'Bağlantı bekleniyor…' : sayTurn(running)}
          {running.state !== 'queued' && waiting > 0 && ` · ${waiting} mesajın sırada`}
          {isSilent && connection !== 'offline' && <span className="turn-silence">{saySilence}</span>}
          {degraded && <span className="turn-degraded">{degraded}</span>}
        </p>
        <button
          type="button"
          className="turn-button"
          disabled={stopping === running.turnId}
          onClick={() => void stop(running.turnId)}
        >
          <Square size={13} fill="currentColor" aria-hidden />
          Durdur
        </button>
      </div>
    )
  }
  if (failed)
    return (
      <div className="turn turn-failed" role="alert">
        <p>Yanıt yazılamadı. Yeniden denemek ister misin?</p>
        <button type="button" className="turn-button" onClick={() => void retry(failed.turnId)}>
          <RotateCcw size={14} aria-hidden />
          Yeniden dene
        </button>
      </div>
    )
  return (
    <div className="turn-note" role="status">
      {note}
    </div>
  )
}

const silenceMilliseconds = 8_000

/** Whether a turn that is being answered has brought no text for so much time that the student may wonder. */
function useSilence(turn: Turn | undefined): boolean {
  const length = turn?.bubbles.reduce((sum, { content }) => sum + content.length, 0)
  const written = turn && turn.stage !== 'waiting' ? `${turn.turnId} ${length}` : undefined
  const [silentSince, setSilentSince] = useState<string>()
  useEffect(() => {
    if (written === undefined) return
    const timer = setTimeout(setSilentSince, silenceMilliseconds, written)
    return () => clearTimeout(timer)
  }, [written])
  return written !== undefined && silentSince === written
}
