import { useState } from 'react'
import { Choices } from './fields.tsx'

const key = 'yoldas-theme'
const options = [
  { value: 'system', label: 'Otomatik' },
  { value: 'light', label: 'Açık' },
  { value: 'dark', label: 'Koyu' },
] as const
type Theme = (typeof options)[number]['value']

const chosen = (): Theme => options.find(({ value }) => value === localStorage.getItem(key))?.value ?? 'system'

/** Shows the page as it was last chosen. Before the first paint: nothing flashes. */
export function applyTheme(theme = chosen()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function ThemeChoice() {
  const [theme, setTheme] = useState(chosen)
  const choose = (next: Theme) => {
    localStorage.setItem(key, next)
    applyTheme(next)
    setTheme(next)
  }
  return <Choices label="Görünüm" value={theme} onChange={choose} options={options} />
}
