import { type ReactNode, useLayoutEffect, useState } from 'react'

type WideProps = { as: 'div' | 'span' | 'pre'; label: string; children?: ReactNode }

/** Scrolls what is wider than the message, by touch and by keyboard. */
export function Wide({ as: As, label, children }: WideProps) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const scrolled = useIsOverflowing(box) ? { tabIndex: 0, role: 'group', 'aria-label': label } : {}
  return (
    <As ref={setBox} className="wide" {...scrolled}>
      {children}
    </As>
  )
}

function useIsOverflowing(box: HTMLElement | null): boolean {
  const [isOverflowing, setOverflowing] = useState(false)
  useLayoutEffect(() => {
    if (!box) return
    const observer = new ResizeObserver(() => setOverflowing(box.scrollWidth > box.clientWidth))
    observer.observe(box)
    return () => observer.disconnect()
  }, [box])
  return isOverflowing
}
