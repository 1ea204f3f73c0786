import { Lock, X } from 'lucide-react'
import { useDeskLanguage } from './desk/language.tsx'
import type { Platform } from './phone.ts'
import type { Student } from './students/students.ts'
import { Choices, IconButton } from './ui/index.ts'

const platforms = [
  { value: 'ios', label: 'iPhone' },
  { value: 'android', label: 'Android' },
] as const

type ToolsProps = {
  name: string
  student: Student
  hasTray: boolean
  platform: Platform
  setPlatform(platform: Platform): void
  isLocked: boolean
  setLocked(isLocked: boolean): void
  onClose: (() => void) | undefined
}

/** What a hand does to a phone: it lies above the frame, outside of the app. */
export function PhoneTools({
  name,
  student,
  hasTray,
  platform,
  setPlatform,
  isLocked,
  setLocked,
  onClose,
}: ToolsProps) {
  const { language, words } = useDeskLanguage()
  return (
    <div className="phone-tools" lang={language}>
      <p className="phone-name">
        {name} · {student.name}
      </p>
      {hasTray && <Choices label={words.kindOfPhone} value={platform} onChange={setPlatform} options={platforms} />}
      {hasTray && (
        <IconButton
          label={words.lockScreen}
          icon={Lock}
          size={18}
          disabled={isLocked}
          onClick={() => setLocked(true)}
        />
      )}
      {onClose && <IconButton label={words.takeAway(name)} icon={X} size={18} onClick={onClose} />}
    </div>
  )
}
