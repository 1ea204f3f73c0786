import { starters } from './starters.ts'
import './starters.css'

type StartersProps = { label: string; onChosen(text: string): void }

/** Questions to begin with: one press asks. */
export function Starters({ label, onChosen }: StartersProps) {
  return (
    <ul className="starters" aria-label={label}>
      {starters.map((text) => (
        <li key={text}>
          <button type="button" className="starter" lang="tr" onClick={() => onChosen(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
