import { createContext, type ReactNode, useContext, useState } from 'react'
import { type Language, type Words, words } from './words.ts'

const key = 'yoldas-desk-language'

type Spoken = { language: Language; words: Words; speak(language: Language): void }
const LanguageContext = createContext<Spoken>({ language: 'tr', words: words.tr, speak() {} })

/** The language of the desk: Turkish until English is chosen, and kept in this browser. */
export function DeskLanguage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(() => (localStorage.getItem(key) === 'en' ? 'en' : 'tr'))
  const speak = (next: Language) => {
    localStorage.setItem(key, next)
    setLanguage(next)
  }
  return <LanguageContext value={{ language, words: words[language], speak }}>{children}</LanguageContext>
}

export const useDeskLanguage = (): Spoken => useContext(LanguageContext)
export const useWords = (): Words => useDeskLanguage().words
