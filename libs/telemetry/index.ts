import { type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines on standard output. Callers log ids, counts and causes, never a student's text, token or `sub`. */
export function createLog(service: string, level: string): Log {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['authorization', '*.authorization', 'req.headers', 'headers'], censor: '[redacted]' },
  })
}

/** Resolves with the name of the first signal that asks this process to end. */
export function untilStopped(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve(signal))
  })
}
