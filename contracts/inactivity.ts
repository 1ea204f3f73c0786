import { z } from 'zod'
import { command } from './events.ts'
import { request } from './request.ts'
import { scheduledTextLength } from './scheduler.ts'
import { ModernDay, StudentKey, Timestamp, textUpTo } from './values.ts'

// How students who were not seen for long are warned, and who was seen.

/**
 * Has the companion warn a student who was not seen for long that what is kept of them will be erased. Nothing holds
 * the warning back, and it is dropped once the student has been seen. It takes the place of one that waits; repeating
 * its `id` changes nothing.
 */
export const scheduleWarning = command({
  service: 'companion-scheduler',
  subject: 'scheduler.warning.v1',
  input: z.object({ studentKey: StudentKey, id: z.uuid(), dueAt: Timestamp, text: textUpTo(scheduledTextLength) }),
})

/** A warning is in history. Sent in the commit that stored it there. */
export const noteWarned = command({
  service: 'profile-journey',
  subject: 'profile.warned.v1',
  input: z.object({ studentKey: StudentKey, warningId: z.uuid(), warnedAt: Timestamp }),
})

/** A student has replied to a notification, on this day in Istanbul. Sent in the commit that accepted the reply. */
export const noteSeen = command({
  service: 'profile-journey',
  subject: 'profile.seen.v1',
  input: z.object({ studentKey: StudentKey, day: ModernDay }),
})

/** Most students in one `findReplied`. */
export const maxReplied = 500

/**
 * On which day in Istanbul each of these students replied to a notification last, in any order; those who never did are
 * absent. What `noteSeen` says may still be on its way: who erases students asks first.
 */
export const findReplied = request({
  service: 'notifier',
  subject: 'notify.replied.v1',
  input: z.object({ studentKeys: z.array(StudentKey).min(1).max(maxReplied) }),
  output: z.object({ replied: z.array(z.object({ studentKey: StudentKey, day: ModernDay })) }),
})
