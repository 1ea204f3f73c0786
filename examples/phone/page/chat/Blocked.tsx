import type { BlockReason, Client } from '@yoldas/client'
import { Settings2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sayBlocked } from '../blocked.ts'

type BlockedProps = { client: Client; byHand: string | null; onSettings(): void }

/** Where the newest text is by people since the companion may not talk to the student: why, and where that is changed. */
export function Blocked({ client, byHand, onSettings }: BlockedProps) {
  const reason = useBlocked(client, byHand)
  if (!reason) return null
  return (
    <div className="turn turn-blocked">
      <p role="status">{sayBlocked[reason]}</p>
      <button type="button" className="turn-button" onClick={onSettings}>
        <Settings2 size={14} aria-hidden />
        Ayarlar’a git
      </button>
    </div>
  )
}

/** Asked only once people's text came in place of an answer: that may be why. */
function useBlocked(client: Client, byHand: string | null): BlockReason | null {
  const [reason, setReason] = useState<BlockReason | null>(null)
  useEffect(() => {
    let isHere = true
    setReason(null)
    if (byHand !== null)
      client.me().then(
        ({ blocked }) => isHere && setReason(blocked),
        // It is only a short way to what stands in the settings.
        () => {},
      )
    return () => {
      isHere = false
    }
  }, [client, byHand])
  return reason
}
