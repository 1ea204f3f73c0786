import type { Client, ConsentKind, Consents as Listed } from '@yoldas/client'
import { useCallback, useState } from 'react'
import { documents } from '../onboarding/steps.ts'
import { ReadNotice } from '../ReadNotice.tsx'
import { Button, Card, Confirm, List, ListRow, Notice } from '../ui/index.ts'
import { useReading } from '../useReading.ts'
import { useSaving } from '../useSaving.ts'
import { type Act, actsOn, outdated, sayStanding, standingsOf } from './consents.ts'

type ConsentsProps = { client: Client; onChanged(): void }

/** What the student and a parent agreed to, and what is missing; nothing where nothing is asked for. */
export function Consents({ client, onChanged }: ConsentsProps) {
  const read = useCallback(() => client.consents.list(), [client])
  const reading = useReading(read, { name: 'consents' })
  const { value: listed, error, update } = reading
  const standings = listed ? standingsOf(listed) : []
  if (standings.length === 0 && error === undefined) return null
  const change = (next: Listed) => {
    update(() => next)
    onChanged()
  }
  return (
    <Card title="Onayların">
      {standings.length === 0 && <ReadNotice reading={reading} />}
      {standings.length > 0 && <Answers {...{ client, standings }} onChange={change} />}
    </Card>
  )
}

type AnswersProps = {
  client: Client
  standings: ReturnType<typeof standingsOf>
  onChange(consents: Listed): void
}

function Answers({ client, standings, onChange }: AnswersProps) {
  const [withdrawn, setWithdrawn] = useState<ConsentKind | null>(null)
  const { isBusy, refusal, save } = useSaving({ version: outdated, kind: outdated })
  const keep = async (change: () => Promise<Listed>) => {
    const stored = await save(change)
    if (stored) onChange(stored.value)
  }
  const act = (asked: Act) => {
    if (asked.act === 'withdraw') setWithdrawn(asked.kind)
    else void keep(() => client.consents.grant(asked.kind, asked.version))
  }
  const { version, kind } = refusal.fields
  const refused = version ?? kind ?? refusal.notice
  return (
    <>
      <List label="Onayların">
        {standings.map((standing) => (
          <ListRow
            key={standing.kind}
            title={documents[standing.kind]}
            detail={sayStanding(standing)}
            end={actsOn(standing).map((asked) => (
              <Button
                key={asked.act}
                variant={asked.act === 'grant' ? 'primary' : 'quiet'}
                disabled={isBusy}
                aria-label={`${documents[standing.kind]}: ${words[asked.act]}`}
                onClick={() => act(asked)}
              >
                {words[asked.act]}
              </Button>
            ))}
          />
        ))}
      </List>
      {refused && <Notice kind="error">{refused}</Notice>}
      <Confirm
        isOpen={withdrawn !== null}
        onClose={() => setWithdrawn(null)}
        title="Onayın geri alınsın mı?"
        action="Geri al"
        isDanger
        onConfirm={() => (withdrawn ? keep(() => client.consents.withdraw(withdrawn)) : undefined)}
      >
        <p>
          Bu onay zorunluysa, sen yeniden verene kadar Yoldaş sana yanıt yazmaz. Mesajların ve planın olduğu gibi kalır.
        </p>
      </Confirm>
    </>
  )
}

const words: Record<Act['act'], string> = { grant: 'Kabul et', withdraw: 'Geri al' }
