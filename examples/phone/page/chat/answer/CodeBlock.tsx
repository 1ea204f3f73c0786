import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../copyText.ts'
import { Wide } from './Wide.tsx'

const saidMilliseconds = 2_000

export function CodeBlock({ text, language }: { text: string; language: string | null }) {
  const [outcome, setOutcome] = useState<string>()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), saidMilliseconds)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => setOutcome((await copyText(text)) ? 'Kopyalandı' : 'Kopyalanamadı')
  return (
    <div className="code-block">
      <div className="code-head">
        <span>{language}</span>
        <button type="button" className="text-button" onClick={() => void copy()}>
          {outcome === 'Kopyalandı' ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
          {outcome ?? 'Kodu kopyala'}
        </button>
      </div>
      <Wide as="pre" label="Kod">
        <code>{text}</code>
      </Wide>
    </div>
  )
}
