import { maxHoursDays } from '@yoldas/contracts/journey'
import { maxPlanDays } from '@yoldas/contracts/plan'
import { isEmoji, qualifyEmoji } from '@yoldas/contracts/values'
import { firstMonday } from '@yoldas/contracts/weeks'
import { daysBetween, istanbulTime, mondayOf } from '@yoldas/time'
import type { Route } from './document.ts'
import type { Expectation } from './judge.ts'
import type { Possessions } from './student.ts'

type Accepted = Extract<Expectation, { kind: 'accepted' }>

/**
 * What a request that satisfies its schema gets by rules that no schema can say. Undefined for routes that nothing is
 * known of here: they may succeed, or refuse.
 */
export function knownStatuses({ operationId }: Route, accepted: Accepted, own: Possessions): number[] | undefined {
  switch (operationId) {
    case 'getHealth':
    case 'getMe':
    case 'exportMe':
    case 'deleteMe':
    case 'patchProfile':
    case 'registerDevice':
    case 'removeDevice':
    case 'testDevices':
    case 'getMemory':
    case 'deleteMemory':
    case 'getScheduledMessages':
    case 'removeScheduledMessage':
    case 'getExamTypes':
    case 'getProgress':
    case 'getStreak':
    case 'getShares':
    case 'removeShare':
      return [200]
    case 'createShare':
      // Five can be read at a time.
      return [201, 400]
    case 'getPlan':
      return daysStatuses(accepted.values, maxPlanDays)
    case 'getHours':
      return daysStatuses(accepted.values, maxHoursDays)
    case 'getWeek':
      return [isWeek(String(accepted.values.monday)) ? 200 : 400]
    case 'replyToNotification':
    case 'actOnNotification':
    case 'readShare':
      // No token of these requests was ever given to anybody.
      return [401]
    case 'sendChatMessage':
      return sendStatuses(accepted.body, own)
    case 'getChatHistory':
    case 'getChatMessages':
      return pageStatuses(accepted.values, own)
    case 'streamTurn':
      return ownTurn(accepted.values, own) ? [200, 204] : [404]
    case 'stopTurn':
      return ownTurn(accepted.values, own) ? [200] : [404]
    case 'retryTurn':
    case 'regenerateTurn':
      return ownTurn(accepted.values, own) ? [200, 400] : [404]
    case 'addReaction':
      if (!isEmoji(qualifyEmoji(String(accepted.values.emoji)))) return [400]
      // There may be as many as there can be.
      return ownMessage(accepted.values, own) ? [200, 400] : [404]
    case 'removeReaction':
      return ownMessage(accepted.values, own) ? [200] : [404]
    case 'getMessageWhy':
      // The student's own is unknown.
      return ownMessage(accepted.values, own) ? [200, 404] : [404]
    case 'putFeedback':
      // A reason belongs to one of the two ratings.
      return ownMessage(accepted.values, own) ? [200, 400, 404] : [400, 404]
    case 'removeFeedback':
      return ownMessage(accepted.values, own) ? [200, 404] : [404]
    case 'patchMemory':
    // No schema says that there is a word in what is searched for.
    case 'searchMessages':
      return [200, 400]
    case 'createMedia':
      return [201, 400]
    case 'completeMedia':
      // Nothing is ever uploaded.
      return ownMedia(accepted.values, own) ? [400] : [404]
    case 'getMedia':
      return ownMedia(accepted.values, own) ? [200] : [404]
  }
}

const ownTurn = ({ turnId }: Record<string, unknown>, { turnIds }: Possessions) =>
  turnIds.has(String(turnId).toLowerCase())

const ownMessage = ({ id }: Record<string, unknown>, { messageIds }: Possessions) =>
  messageIds.has(String(id).toLowerCase())

const ownMedia = ({ id }: Record<string, unknown>, { mediaIds }: Possessions) => mediaIds.has(String(id).toLowerCase())

/** A repeated clientId finds its turn, whatever else the body says. */
export function isRepeat(body: unknown, { clientIds }: Possessions): boolean {
  const { clientId } = Object(body)
  return !Array.isArray(body) && typeof clientId === 'string' && clientIds.has(clientId.toLowerCase())
}

function sendStatuses(body: unknown, own: Possessions): number[] {
  const given = Object(body)
  // `null` is as good as nothing.
  const [message, mediaIds, replyToId] = [given.message ?? '', given.mediaIds ?? [], given.replyToId ?? null]
  const { messageIds } = own
  if (isRepeat(body, own)) return [200]
  if (String(message).trim() === '' || mediaIds.length > 0) return [400]
  return replyToId === null || messageIds.has(String(replyToId).toLowerCase()) ? [200] : [400]
}

/** Every range of days that is no longer than it may be, the first and the last days of all among them. */
function daysStatuses({ from, to }: Record<string, unknown>, most: number): number[] {
  const days = daysBetween(String(from), String(to)) + 1
  return days >= 1 && days <= most ? [200] : [400]
}

/** Of a week that has begun, by its Monday. */
const isWeek = (monday: string) =>
  mondayOf(monday) === monday && monday >= firstMonday && monday <= istanbulTime(new Date()).day

function pageStatuses({ before, after }: Record<string, unknown>, { cursors }: Possessions): number[] {
  if (before !== undefined && after !== undefined) return [400]
  const cursor = before ?? after
  if (cursor === undefined || cursors.has(String(cursor))) return [200]
  // Of a text that nobody was given it is not known whether it is one.
  return cursor === '' ? [400] : [200, 400]
}
