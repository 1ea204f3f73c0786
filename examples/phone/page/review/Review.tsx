import { useState } from 'react'
import { today } from '../calendar.ts'
import { Cards } from '../cards/Cards.tsx'
import { Mistakes } from '../mistakes/Mistakes.tsx'
import type { ScreenProps } from '../screen.ts'
import { Screen, Tabs } from '../ui/index.ts'
import { Stack } from './Stack.tsx'
import './review.css'

/** What comes again today, and what most of it is from: the notebook of mistakes, and cards. */
export function Review({ client }: ScreenProps) {
  const [shown, setShown] = useState<'stack' | 'mistakes' | 'cards'>('stack')
  const now = today()
  return (
    <Screen title="Tekrar">
      <Tabs
        label="Tekrar, yanlış defteri ve kartlar"
        value={shown}
        onChange={(next) => setShown(next)}
        tabs={[
          { value: 'stack', label: 'Bugün', content: <Stack {...{ client, now }} /> },
          { value: 'mistakes', label: 'Yanlış defteri', content: <Mistakes {...{ client, now }} /> },
          { value: 'cards', label: 'Kartlar', content: <Cards {...{ client, now }} /> },
        ]}
      />
    </Screen>
  )
}
