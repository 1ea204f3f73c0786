import type { AgeBand } from '@yoldas/client'
import type { Fields } from '../refusals.ts'
import { Choices } from '../ui/index.ts'
import { type Agreement, bands, documents } from './steps.ts'

type AgeStepProps = { band: AgeBand | null; onChange(band: AgeBand): void; errors: Fields }

export function AgeStep({ band, onChange, errors }: AgeStepProps) {
  return (
    <>
      <p className="onboarding-lead">Yoldaş molaları ve sessiz saatleri yaşına göre ayarlar.</p>
      <Choices label="Kaç yaşındasın?" value={band} options={bands} error={errors.source} onChange={onChange} />
    </>
  )
}

export function ConsentsStep({ agreements }: { agreements: readonly Agreement[] }) {
  return (
    <>
      <p className="onboarding-lead">Yoldaş’la yazışabilmen için şunları kabul etmen gerekiyor:</p>
      <ul>
        {agreements.map(({ kind, version }) => (
          <li key={kind}>
            {documents[kind]} <small>(sürüm {version})</small>
          </li>
        ))}
      </ul>
    </>
  )
}
