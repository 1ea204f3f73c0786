import { z } from 'zod'
import { grantConsent, listConsents, putAge, withdrawConsent } from './age.ts'
import {
  changeFeedback,
  changeReaction,
  getHistory,
  getRunningTurn,
  getTurn,
  regenerateTurn,
  retryTurn,
  searchMessages,
  sendMessage,
  stopTurn,
  storeReply,
} from './chat.ts'
import { type Command, type Event, studentErased } from './events.ts'
import { studentExports } from './export.ts'
import { findReplied, noteSeen, noteWarned, scheduleWarning } from './inactivity.ts'
import {
  createExam,
  createSession,
  getExamTypes,
  getHours,
  getProgress,
  getStreak,
  getTopics,
  listExams,
  listSessions,
  removeExam,
  removeSession,
} from './journey.ts'
import {
  erasedSubject,
  feedSubject,
  journeyToken,
  liveSubject,
  readySubject,
  snapshotSubject,
  stoppingSubject,
  writingSubject,
} from './live.ts'
import { checkMedia, completeMedia, createMedia, getMedia, showMedia, takeMedia } from './media.ts'
import { changeMemory, getMemory } from './memory.ts'
import {
  createMistake,
  getMistake,
  hasPicture,
  listMistakes,
  patchMistake,
  removeMistake,
  summarizeMistakes,
} from './mistakes.ts'
import {
  acceptAction,
  acceptReply,
  eraseNotified,
  forgetSubscriber,
  noteUnread,
  registerDevice,
  removeDevice,
  testDevices,
} from './notifier.ts'
import { createBlock, getPlan, patchBlock, removeBlock } from './plan.ts'
import {
  appendMessages,
  companionAnswered,
  companionWrote,
  composeCheckin,
  findSilences,
  findSilent,
  getSilence,
} from './proactive.ts'
import {
  changePreferences,
  eraseStudent,
  findContacts,
  findExamTakers,
  findReviewers,
  getProfile,
  getSubjects,
  patchProfile,
  rescheduleReviews,
  resolveStudent,
  studentArrived,
  studentErasedFrom,
} from './profile.ts'
import { type Request, request, type ServiceName } from './request.ts'
import { answerReview, createCard, getDue, getLoad, listCards, patchCard, removeCard, undoAnswer } from './review.ts'
import {
  applyAction,
  cancelScheduled,
  changeSchedule,
  listScheduled,
  moveScheduled,
  scheduleCareCheckin,
} from './scheduler.ts'
import { createShare, listShares, readShare, removeShare } from './shares.ts'
import { getUnread, readTo } from './unread.ts'
import { takeVerdict, verdictChanged } from './verdict.ts'
import { findWeeks, getWeek } from './weeks.ts'
import { getWhy } from './why.ts'
import { changeWork, getContext, tryWork } from './work.ts'

/** The stream of live events, in memory, and that of events, on disk. */
export const liveStream = 'LIVE'
export const eventsStream = 'EVENTS'

/** By it all replicas of a service read an event. */
export const durableOf = (service: string, eventName: string): string => `${service}_${eventName.replaceAll('.', '-')}`

/** The part that alone may make, change and empty streams. */
export const keeperName = 'bus-keeper'

/**
 * Which stream of live events it is. In a cluster it counts as another one when another server leads it: publishers
 * wait for no acknowledgement, so what they publish before there is a new leader is lost.
 */
export const liveIncarnation = ({ created, cluster }: StreamSeen): string =>
  cluster?.name ? `${created}@${cluster.leader ?? ''}` : created

/** Of what NATS answers about a stream. A server alone names no cluster. */
export type StreamSeen = {
  created: string
  cluster?: { name?: string | undefined; leader?: string | undefined } | undefined
}

/** Where the keeper announces every second which streams there are: what differs was made anew. */
export const streamsSubject = 'bus.streams'
export const StreamsAnnounced = z.object({ live: z.string(), events: z.string(), consumers: z.string() })
export type StreamsAnnounced = z.infer<typeof StreamsAnnounced>

/**
 * Which stream of events it is and how far it goes: one that was made anew has another `incarnation`. After the server
 * came back the keeper answers for a minute with how far it went then, so that events which it lost are known from
 * those that took their places.
 */
export const getEventsState = request({
  service: keeperName,
  subject: 'bus.events.v1',
  input: z.object({}),
  /** Null while there is no stream, or the keeper has not seen it yet. */
  output: z.object({ state: z.object({ incarnation: z.string(), lastSequence: z.int() }).nullable() }),
})

/**
 * Who says what on the bus. `infra/nats/nats.conf` allows each user exactly this, and a test compares the two. Name a
 * new message here and there.
 */
export type BusUser = 'gateway' | 'operator' | ServiceName

/** What each asks of others, questions and commands alike. */
export const asks: Record<BusUser, ReadonlyArray<Request | Command>> = {
  gateway: [
    sendMessage,
    getTurn,
    getRunningTurn,
    stopTurn,
    regenerateTurn,
    retryTurn,
    getHistory,
    readTo,
    getUnread,
    searchMessages,
    changeReaction,
    changeFeedback,
    getWhy,
    getMemory,
    changeMemory,
    createMedia,
    completeMedia,
    getMedia,
    showMedia,
    resolveStudent,
    getProfile,
    patchProfile,
    putAge,
    listConsents,
    grantConsent,
    withdrawConsent,
    eraseStudent,
    registerDevice,
    removeDevice,
    testDevices,
    acceptReply,
    acceptAction,
    eraseNotified,
    listScheduled,
    cancelScheduled,
    getPlan,
    createBlock,
    patchBlock,
    removeBlock,
    getExamTypes,
    createExam,
    listExams,
    removeExam,
    createSession,
    listSessions,
    removeSession,
    getTopics,
    getHours,
    getStreak,
    getProgress,
    getWeek,
    createShare,
    listShares,
    removeShare,
    readShare,
    createMistake,
    listMistakes,
    getMistake,
    patchMistake,
    removeMistake,
    summarizeMistakes,
    createCard,
    listCards,
    patchCard,
    removeCard,
    getDue,
    answerReview,
    undoAnswer,
    getLoad,
    moveScheduled,
    getEventsState,
    ...Object.values(studentExports),
  ],
  'chat-engine': [
    getProfile,
    getContext,
    tryWork,
    changeWork,
    changePreferences,
    hasPicture,
    listScheduled,
    changeSchedule,
    scheduleCareCheckin,
    noteWarned,
    noteUnread,
    studentErasedFrom,
    getEventsState,
  ],
  'companion-scheduler': [
    appendMessages,
    findSilent,
    findSilences,
    getSilence,
    composeCheckin,
    findContacts,
    findExamTakers,
    findReviewers,
    findWeeks,
    changeWork,
    studentErasedFrom,
    getEventsState,
  ],
  notifier: [storeReply, noteSeen, applyAction, getSubjects, studentErasedFrom, getEventsState],
  // A person, by the commands of infra/operator: no more than a student may do about all that is kept of them.
  operator: [eraseStudent, eraseNotified, ...Object.values(studentExports)],
  'profile-journey': [
    takeVerdict,
    takeMedia,
    checkMedia,
    rescheduleReviews,
    verdictChanged,
    forgetSubscriber,
    changeSchedule,
    scheduleWarning,
    findReplied,
    getEventsState,
  ],
}

/** The events that each records. */
export const publishes: Record<BusUser, readonly Event[]> = {
  gateway: [],
  operator: [],
  'chat-engine': [companionAnswered, companionWrote],
  'companion-scheduler': [],
  notifier: [],
  'profile-journey': [studentArrived, studentErased],
}

/**
 * The events that each reads, every one by a durable consumer that the keeper makes. Nobody reads what they publish.
 */
export const consumes: Record<BusUser, readonly Event[]> = {
  gateway: [],
  operator: [],
  'chat-engine': [studentArrived, studentErased],
  'companion-scheduler': [studentErased],
  notifier: [companionAnswered, companionWrote, studentErased],
  'profile-journey': [],
}

/** Core publishes beside them, by their patterns: what each publishes and what each reads. */
export const signals: Record<BusUser, { publishes: readonly string[]; reads: readonly string[] }> = {
  gateway: {
    publishes: [snapshotSubject('*', '*')],
    reads: [streamsSubject, liveSubject('*', '*'), writingSubject('*', '*'), feedSubject('*'), erasedSubject('*')],
  },
  'chat-engine': {
    publishes: [liveSubject('*', '*'), writingSubject('*', '*'), readySubject, stoppingSubject],
    reads: [streamsSubject, snapshotSubject('*', '*'), readySubject, stoppingSubject, erasedSubject('*')],
  },
  operator: { publishes: [], reads: [streamsSubject] },
  'companion-scheduler': { publishes: [], reads: [streamsSubject] },
  notifier: { publishes: [], reads: [streamsSubject] },
  'profile-journey': {
    publishes: [liveSubject('*', journeyToken), erasedSubject('*')],
    reads: [streamsSubject],
  },
}
