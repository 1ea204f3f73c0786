import { useEffect, useState } from 'react'

const everyMilliseconds = 5_000

/** The time, for what shows minutes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return now
}
