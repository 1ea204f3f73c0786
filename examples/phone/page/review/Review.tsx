import { useState } from 'react'
import { today } from '../calendar.ts'
import { Mistakes } from '../mistakes/Mistakes.tsx'
import type { ScreenProps } from '../screen.ts'
import { Screen, Tabs } from '../ui/index.ts'
import { Stack } from './Stack.tsx'
import './review.css'

/** What comes again today, and the notebook of mistakes that most of it is from. */
export function Review({ client }: ScreenProps) {
  const [shown, setShown] = useState<'stack' | 'mistakes'>('stack')
  const now = today()
  return (
    <Screen title="Tekrar">
      <Tabs
        label="Tekrar ve yanlış defteri"
        value={shown}
        onChange={(next) => setShown(next)}
        tabs={[
          { value: 'stack', label: 'Bugün', content: <Stack {...{ client, now }} /> },
          { value: 'mistakes', label: 'Yanlış defteri', content: <Mistakes {...{ client, now }} /> },
        ]}
      />
    </Screen>
  )
}
