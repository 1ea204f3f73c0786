/** Whom the phone belongs to. `sub` is who they are to the identity provider. */
export type Student = { sub: string; name: string; about: string; aboutInEnglish?: string }

/** Nobody real. The page's server gives them a past. */
export const invented: readonly Student[] = [
  { sub: 'elif', name: 'Elif', about: '12. sınıf, tıp istiyor', aboutInEnglish: 'Grade 12, wants to study medicine' },
  {
    sub: 'mert',
    name: 'Mert',
    about: '8. sınıf, LGS’ye hazırlanıyor',
    aboutInEnglish: 'Grade 8, high school entrance',
  },
  {
    sub: 'zeynep',
    name: 'Zeynep',
    about: 'Mezun, eşit ağırlıkta ikinci yılı',
    aboutInEnglish: 'Graduate, second try at university',
  },
  {
    sub: 'baran',
    name: 'Baran',
    about: 'Çalışıyor, akşamları KPSS’ye bakıyor',
    aboutInEnglish: 'Works, and studies in the evenings for the civil service',
  },
]

const hereKey = 'yoldas-student'
const ownKey = 'yoldas-students'

const isStudent = (value: unknown): value is Student =>
  typeof value === 'object' &&
  value !== null &&
  ['sub', 'name', 'about'].every((name) => name in value && typeof Reflect.get(value, name) === 'string')

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function studentHere(): Student | undefined {
  const kept = read(hereKey)
  return isStudent(kept) ? kept : undefined
}

export function keepStudent(student: Student | undefined): void {
  if (student) localStorage.setItem(hereKey, JSON.stringify(student))
  else localStorage.removeItem(hereKey)
}

/** Those that were invented in this browser. */
export function ownStudents(): readonly Student[] {
  const kept = read(ownKey)
  return Array.isArray(kept) ? kept.filter(isStudent) : []
}

/** A student that nobody has been yet. */
export function inventStudent(name: string, mark: string): Student {
  const student = { sub: subOf(name, mark), name, about: 'Bu tarayıcıda eklendi' }
  localStorage.setItem(ownKey, JSON.stringify([...ownStudents(), student].slice(-6)))
  return student
}

const latin: Readonly<Record<string, string>> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' }

/** Readable in logs: letters and digits of ASCII, then the mark. */
export function subOf(name: string, mark: string): string {
  const letters = [...name.toLocaleLowerCase('tr')].map((letter) => latin[letter] ?? letter).join('')
  const word = letters
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 24)
  return `${word || 'ogrenci'}-${mark}`
}
