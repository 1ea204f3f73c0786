import type { Client, Message } from '@yoldas/client'
import { useCallback } from 'react'
import { ReadNotice } from '../ReadNotice.tsx'
import { Sheet, Skeleton } from '../ui/index.ts'
import { useReading } from '../useReading.ts'
import { sayWhy } from './why.ts'

type WhyProps = { client: Client; message: Message; onClose(): void }

/** Why the companion wrote a message, and what it wrote it with. */
export function WhySheet({ client, message: { id }, onClose }: WhyProps) {
  const read = useCallback(() => client.why(id), [client, id])
  const reading = useReading(read)
  const { value: why, error } = reading
  return (
    <Sheet isOpen onClose={onClose} title="Neden bunu yazdın?">
      <div className="why-place">
        <ReadNotice reading={reading} />
        {!why && error === undefined && <Skeleton label="Yükleniyor" shape="lines" />}
        {why && (
          <ul className="why">
            {sayWhy(why).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  )
}
