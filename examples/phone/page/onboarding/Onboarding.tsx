import type { AgeBand, Consents, ExamTypeInfo, Me } from '@yoldas/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLayer } from '../places/usePlaces.ts'
import { fieldRefusal, nothingRefused } from '../refusals.ts'
import type { ScreenProps } from '../screen.ts'
import { Button, FormButtons, Notice, Screen, Skeleton } from '../ui/index.ts'
import { useReading } from '../useReading.ts'
import { useSaving } from '../useSaving.ts'
import './onboarding.css'
import { AgeStep, ConsentsStep } from './AgeSteps.tsx'
import { ExamStep, RhythmStep, TargetStep, WhoStep } from './Steps.tsx'
import {
  agreementsOf,
  type Draft,
  draftOf,
  patchOf,
  refusalOfStep,
  type Step,
  said,
  stepsFor,
  subjectsOfDraft,
} from './steps.ts'

type OnboardingProps = ScreenProps & {
  onDone(): void
  /** Where the profile is edited later: leaves it as it is stored. */
  onCancel?: (() => void) | undefined
}

const titles: Record<Step, string> = {
  who: 'Seni tanıyalım',
  age: 'Yaşın',
  consents: 'İzinlerin',
  exam: 'Sınavın',
  target: 'Hedefin',
  rhythm: 'Çalışma düzenin',
}

/**
 * Asks who the student is, step by step, and stores each step when it is left. Also how the profile is edited later.
 */
export function Onboarding({ client, onDone, onCancel }: OnboardingProps) {
  const read = useCallback(
    () => Promise.all([client.me(), client.journey.examTypes(), client.consents.list()]),
    [client],
  )
  const { value, error, reload } = useReading(read)
  if (value) {
    const [me, infos, consents] = value
    return <Wizard {...{ client, me, infos, consents, onDone, onCancel }} />
  }
  return (
    <Screen title={titles.who}>
      {error === undefined ? (
        <Skeleton label="Profilin yükleniyor" />
      ) : (
        <Notice kind="error" onRetry={reload}>
          Profilin yüklenemedi.
        </Notice>
      )}
    </Screen>
  )
}

type WizardProps = Pick<OnboardingProps, 'client' | 'onDone' | 'onCancel'> & {
  me: Me
  infos: ExamTypeInfo[]
  consents: Consents
}

function Wizard({ client, me, infos, consents, onDone, onCancel }: WizardProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(me.profile))
  const [band, setBand] = useState<AgeBand | null>(null)
  const [agreements, setAgreements] = useState(() => agreementsOf(consents))
  const [steps, setSteps] = useState(() => stepsFor(me.age, agreements))
  const [at, setAt] = useState(0)
  const { isBusy, refusal, refuse, save, form } = useSaving(said)
  const step = steps[at] ?? 'who'
  const isLast = at === steps.length - 1

  const goTo = (next: number) => {
    refuse(nothingRefused)
    setAt(next)
  }
  useLayer(at > 0, () => goTo(at - 1), at)
  /** Which consents are asked for may depend on it. */
  const keepAge = async (chosen: AgeBand) => {
    await client.putAge({ band: chosen, source: 'self' })
    const missing = agreementsOf(await client.consents.list())
    setAgreements(missing)
    setSteps(stepsFor(null, missing))
  }
  const agree = () => Promise.all(agreements.map(({ kind, version }) => client.consents.grant(kind, version)))
  const keep = async () => {
    if (step === 'age') return band && keepAge(band)
    return step === 'consents' ? agree() : client.patchProfile(patchOf(step, draft))
  }
  const wrongOf = () => {
    if (step === 'age') return fieldRefusal({ source: band === null && said.age })
    return step === 'consents' ? null : refusalOfStep(step, draft)
  }
  const leave = async () => {
    const wrong = wrongOf()
    if (wrong) return refuse(wrong)
    if (!(await save(keep))) return
    if (isLast) onDone()
    else goTo(at + 1)
  }

  const props = {
    draft,
    onChange: (fields: Partial<Draft>) => setDraft({ ...draft, ...fields }),
    errors: refusal.fields,
  }
  return (
    <Screen title={titles[step]}>
      <form
        ref={form}
        className="onboarding"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void leave()
        }}
      >
        <StepMark at={at} of={steps} title={titles[step]} />
        {step === 'who' && <WhoStep {...props} />}
        {step === 'age' && <AgeStep band={band} onChange={setBand} errors={refusal.fields} />}
        {step === 'consents' && <ConsentsStep agreements={agreements} />}
        {step === 'exam' && <ExamStep {...props} examDay={me.examDay} />}
        {step === 'target' && <TargetStep {...props} />}
        {step === 'rhythm' && <RhythmStep {...props} subjects={subjectsOfDraft(draft, infos)} />}
        {refusal.notice && <Notice kind="error">{refusal.notice}</Notice>}
        <FormButtons>
          {at === 0 && onCancel && (
            <Button type="button" variant="quiet" onClick={onCancel} disabled={isBusy}>
              Vazgeç
            </Button>
          )}
          {at > 0 && (
            <Button type="button" variant="quiet" onClick={() => goTo(at - 1)} disabled={isBusy}>
              Geri
            </Button>
          )}
          {(step === 'age' || step === 'consents') && (
            <Button type="button" variant="quiet" onClick={() => goTo(at + 1)} disabled={isBusy}>
              Daha sonra
            </Button>
          )}
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {step === 'consents' ? 'Kabul ediyorum' : !isLast ? 'Devam' : onCancel ? 'Kaydet' : 'Başla'}
          </Button>
        </FormButtons>
      </form>
    </Screen>
  )
}

/** Says which step it is, and takes the focus when it changes, so that a screen reader says it too. */
function StepMark({ at, of, title }: { at: number; of: readonly Step[]; title: string }) {
  const mark = useRef<HTMLParagraphElement>(null)
  const first = useRef(at)
  useEffect(() => {
    if (at === first.current) return
    first.current = -1
    mark.current?.focus()
    mark.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div className="onboarding-mark">
      <p ref={mark} tabIndex={-1}>
        Adım {at + 1} / {of.length}
        <span className="visually-hidden">: {title}</span>
      </p>
      <div className="onboarding-bar" aria-hidden="true">
        {of.map((step, i) => (
          <span key={step} data-done={i <= at || undefined} />
        ))}
      </div>
    </div>
  )
}
