import type { Bus } from '@yoldas/bus'

/** Says in the student's feeds that what the companion remembers has changed; who misses it reads it again. */
export const announceMemory = (bus: Pick<Bus, 'publishHistory'>, studentKey: string): void =>
  bus.publishHistory(studentKey, { event: 'memory-updated', data: {} })
