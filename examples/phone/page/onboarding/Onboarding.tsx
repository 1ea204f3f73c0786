import type { ExamTypeInfo, Me } from '@yoldas/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { nothingRefused } from '../refusals.ts'
import type { ScreenProps } from '../screen.ts'
import { Button, Notice, Screen, Spinner } from '../ui/index.ts'
import { useReading } from '../useReading.ts'
import { useSaving } from '../useSaving.ts'
import './onboarding.css'
import { ExamStep, RhythmStep, TargetStep, WhoStep } from './Steps.tsx'
import { type Draft, draftOf, patchOf, refusalOfStep, type Step, said, steps, subjectsOfDraft } from './steps.ts'

type OnboardingProps = ScreenProps & {
  onDone(): void
  /** Where the profile is edited later: leaves it as it is stored. */
  onCancel?: (() => void) | undefined
}

const titles: Record<Step, string> = {
  who: 'Seni tanıyalım',
  exam: 'Sınavın',
  target: 'Hedefin',
  rhythm: 'Çalışma düzenin',
}

/**
 * Asks who the student is, step by step, and stores each step when it is left. Also how the profile is edited later.
 */
export function Onboarding({ client, onDone, onCancel }: OnboardingProps) {
  const read = useCallback(() => Promise.all([client.me(), client.journey.examTypes()]), [client])
  const { value, error, reload } = useReading(read)
  if (value) return <Wizard client={client} me={value[0]} infos={value[1]} onDone={onDone} onCancel={onCancel} />
  return (
    <Screen title={titles.who}>
      {error === undefined ? (
        <Spinner label="Profilin yükleniyor" />
      ) : (
        <Notice kind="error" onRetry={reload}>
          Profilin yüklenemedi.
        </Notice>
      )}
    </Screen>
  )
}

type WizardProps = Pick<OnboardingProps, 'client' | 'onDone' | 'onCancel'> & { me: Me; infos: ExamTypeInfo[] }

function Wizard({ client, me, infos, onDone, onCancel }: WizardProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(me.profile))
  const [at, setAt] = useState(0)
  const { isBusy, refusal, refuse, save, form } = useSaving(said)
  const step = steps[at] ?? 'who'
  const isLast = at === steps.length - 1

  const goTo = (next: number) => {
    refuse(nothingRefused)
    setAt(next)
  }
  const leave = async () => {
    const wrong = refusalOfStep(step, draft)
    if (wrong) return refuse(wrong)
    if (!(await save(() => client.patchProfile(patchOf(step, draft))))) return
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
        <StepMark at={at} title={titles[step]} />
        {step === 'who' && <WhoStep {...props} />}
        {step === 'exam' && <ExamStep {...props} examDay={me.examDay} />}
        {step === 'target' && <TargetStep {...props} />}
        {step === 'rhythm' && <RhythmStep {...props} subjects={subjectsOfDraft(draft, infos)} />}
        {refusal.notice && <Notice kind="error">{refusal.notice}</Notice>}
        <div className="onboarding-actions">
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
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {!isLast ? 'Devam' : onCancel ? 'Kaydet' : 'Başla'}
          </Button>
        </div>
      </form>
    </Screen>
  )
}

/** Says which step it is, and takes the focus when it changes, so that a screen reader says it too. */
function StepMark({ at, title }: { at: number; title: string }) {
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
        Adım {at + 1} / {steps.length}
        <span className="visually-hidden">: {title}</span>
      </p>
      <div className="onboarding-bar" aria-hidden="true">
        {steps.map((step, i) => (
          <span key={step} data-done={i <= at || undefined} />
        ))}
      </div>
    </div>
  )
}
