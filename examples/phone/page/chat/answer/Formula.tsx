import { useLayoutEffect, useRef, useState } from 'react'
import { useMathematics } from './mathematics.ts'
import { Wide } from './Wide.tsx'

/** UTF-16 units: a longer one is hardly one, and would take long. */
const longestFormula = 2_000

/** A formula; its source where it is too long or invalid, and as long as what draws it has not come. */
export function Formula({ source, isDisplay }: { source: string; isDisplay: boolean }) {
  const isFitting = source.length <= longestFormula
  const draw = useMathematics(isFitting)
  const place = useRef<HTMLSpanElement>(null)
  const [invalid, setInvalid] = useState<string>()
  useLayoutEffect(() => {
    if (draw && place.current && !draw(source, isDisplay, place.current)) setInvalid(source)
  }, [draw, source, isDisplay])
  if (!draw || !isFitting || invalid === source)
    return <code className={isDisplay ? 'formula-source' : undefined}>{source}</code>
  const drawn = <span ref={place} className="formula" />
  return isDisplay ? (
    <Wide as="span" label="Formül">
      {drawn}
    </Wide>
  ) : (
    drawn
  )
}
