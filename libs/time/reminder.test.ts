import { expect, test } from 'vitest'
import { newReminder } from './reminder.ts'

test('each reason is said when it comes, and once a minute while it lasts', () => {
  let seconds = 0
  const isDue = newReminder(() => seconds * 1000)
  const said: string[] = []
  for (; seconds < 150; seconds += 1)
    for (const reason of seconds < 10 ? ['refused'] : ['refused', 'wrong password'])
      if (isDue(reason)) said.push(`${seconds} ${reason}`)
  expect(said).toEqual([
    '0 refused',
    '10 wrong password',
    '60 refused',
    '70 wrong password',
    '120 refused',
    '130 wrong password',
  ])
})
