import type { ExamDay } from '@yoldas/client'
import { addDays, daysBetween, sayFullDate, today } from '../calendar.ts'
import { exams, gradesOf, hasRank, leadsToUniversity, testNames, testsOf, tracksOf } from '../exams.ts'
import { sayNumber } from '../numbers.ts'
import type { Fields } from '../refusals.ts'
import { Choices, DayField, NumberField, SelectField, TextField } from '../ui/index.ts'
import { SubjectChips } from './SubjectChips.tsx'
import { type Draft, withExam } from './steps.ts'

type StepProps = { draft: Draft; onChange(fields: Partial<Draft>): void; errors: Fields }

export function WhoStep({ draft, onChange, errors }: StepProps) {
  return (
    <>
      <p className="onboarding-lead">Yoldaş sana adınla seslensin, hazırlandığın sınavı bilsin.</p>
      <TextField
        label="Adın"
        autoComplete="given-name"
        maxLength={64}
        value={draft.displayName}
        error={errors.displayName}
        onChange={(displayName) => onChange({ displayName })}
      />
      <fieldset className="onboarding-exams" aria-describedby={errors.examType && 'onboarding-exam-error'}>
        <legend>Hangi sınava hazırlanıyorsun?</legend>
        {exams.map(({ value, label, detail }) => (
          <label key={value} className="onboarding-exam">
            <input
              type="radio"
              name="examType"
              value={value}
              checked={draft.examType === value}
              aria-invalid={errors.examType ? true : undefined}
              onChange={() => onChange(withExam(draft, value))}
            />
            <span>
              <strong>{label}</strong> <small>{detail}</small>
            </span>
          </label>
        ))}
        {errors.examType && (
          <p id="onboarding-exam-error" className="onboarding-error" role="alert">
            {errors.examType}
          </p>
        )}
      </fieldset>
    </>
  )
}

export function ExamStep({ draft, onChange, errors, examDay }: StepProps & { examDay: ExamDay | null }) {
  const [grades, tracks] = [gradesOf(draft.examType), tracksOf(draft.examType)]
  const now = today()
  const day = draft.examDate || (examDay?.source === 'official' ? examDay.day : '')
  const left = day ? daysBetween(now, day) : -1
  return (
    <>
      <p className="onboarding-lead">Bilmediğini boş bırakabilirsin; sonra Ayarlar’dan değiştirirsin.</p>
      {grades.length > 0 && (
        <SelectField
          label="Sınıfın"
          value={draft.grade}
          options={grades}
          error={errors.grade}
          onChange={(grade) => onChange({ grade })}
        />
      )}
      {tracks.length > 0 && (
        <Choices
          label="Alanın"
          value={draft.track}
          options={tracks}
          error={errors.track}
          onChange={(track) => onChange({ track })}
        />
      )}
      <DayField
        label="Sınav günün"
        isOptional
        min={now}
        max={addDays(now, 3 * 366)}
        hint={left >= 0 ? `${sayFullDate(day)}, ${sayLeft(left)}` : 'Biliyorsan seç; Yoldaş kalan günleri sayar.'}
        error={errors.examDate}
        value={draft.examDate}
        onChange={(examDate) => onChange({ examDate })}
      />
    </>
  )
}

const sayLeft = (days: number) => (days === 0 ? 'bugün' : `${sayNumber(days)} gün kaldı`)

export function TargetStep({ draft, onChange, errors }: StepProps) {
  const tests = testsOf(draft.examType, draft.track)
  return (
    <>
      <p className="onboarding-lead">Nereye varmak istiyorsun? Hedefin belliyse adımlar da netleşir.</p>
      {leadsToUniversity(draft.examType) && (
        <>
          <TextField
            label="Hedef üniversite"
            placeholder="Örneğin Ege Üniversitesi"
            maxLength={128}
            value={draft.targetUniversity}
            error={errors.targetUniversity}
            onChange={(targetUniversity) => onChange({ targetUniversity })}
          />
          <TextField
            label="Hedef bölüm"
            placeholder="Örneğin Bilgisayar Mühendisliği"
            maxLength={128}
            value={draft.targetDepartment}
            error={errors.targetDepartment}
            onChange={(targetDepartment) => onChange({ targetDepartment })}
          />
        </>
      )}
      {hasRank(draft.examType) && (
        <NumberField
          label="Hedef sıralama"
          hint="Bu sıralamaya ya da daha iyisine girmek istiyorsun."
          value={draft.targetRank}
          error={errors.targetRank}
          onChange={(targetRank) => onChange({ targetRank })}
        />
      )}
      <div className="onboarding-nets">
        {tests.map((test) => (
          <NumberField
            key={test}
            label={`${testNames[test]} hedef neti`}
            value={draft.targetNets[test] ?? null}
            error={errors[`targetNets.${test}`]}
            onChange={(net) => onChange({ targetNets: { ...draft.targetNets, [test]: net } })}
          />
        ))}
      </div>
    </>
  )
}

export function RhythmStep({ draft, onChange, errors, subjects }: StepProps & { subjects: readonly string[] }) {
  const { dailyHours, weakSubjects, strongSubjects } = draft
  return (
    <>
      <p className="onboarding-lead">Yoldaş planını buna göre kurar; hiçbiri zorunlu değil.</p>
      <NumberField
        label="Günde kaç saat çalışabilirsin?"
        hint={
          dailyHours !== null && dailyHours <= 16
            ? `Haftada yaklaşık ${sayNumber(Math.round(dailyHours * 7))} saat eder.`
            : 'Okul ve dershane dışında, kendi başına çalıştığın süre.'
        }
        value={dailyHours}
        error={errors.dailyHours}
        onChange={(hours) => onChange({ dailyHours: hours })}
      />
      <SubjectChips
        label="Zorlandığın dersler"
        subjects={subjects}
        chosen={weakSubjects}
        error={errors.weakSubjects}
        onChange={(weak) =>
          onChange({ weakSubjects: weak, strongSubjects: strongSubjects.filter((name) => !weak.includes(name)) })
        }
      />
      <SubjectChips
        label="Güçlü olduğun dersler"
        subjects={subjects}
        chosen={strongSubjects}
        error={errors.strongSubjects}
        onChange={(strong) =>
          onChange({ strongSubjects: strong, weakSubjects: weakSubjects.filter((name) => !strong.includes(name)) })
        }
      />
    </>
  )
}
