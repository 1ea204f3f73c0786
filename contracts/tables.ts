/** How long the rows of a table are kept, and what for. */
export type Kept = {
  purpose: string
  /** Null where something else ends it, which `until` says. */
  days: number | null
  until?: string
  /** The records of a student's export that show them; null where none does. */
  exported: string | null
  /** Whether they go when the student leaves. */
  erased: boolean
}

const untilErased = { days: null, until: 'the student leaves' } as const
/** What leads to nobody. */
const nobodys = { exported: null, erased: false } as const
/** What is on its way between services: it says nothing that is not in the tables that it is about. */
const onItsWay = { exported: null, erased: true } as const

const monthsOfFiveYears = 5 * 366 + 31

const ofMessages = {
  outbox: { purpose: 'events and commands that leave the service', days: 1, ...onItsWay },
  inbox: { purpose: 'ids of what was received, so that a repeat does nothing', days: 30, ...nobodys },
  inbox_refusal: { purpose: 'how often something received was refused', days: 30, ...nobodys },
  dead_letter: { purpose: 'what was refused five times, for an operator to look at', days: 90, ...onItsWay },
} as const satisfies Record<string, Kept>

const ofCorpus = {
  purpose: 'the coaching corpus',
  days: null,
  until: 'another ingest takes its place',
  ...nobodys,
} as const

/**
 * Every table of every service, by its schema. The migrations have no others, docs/privacy.md is made from it, and what
 * removes old rows takes its days from here.
 */
export const tables = {
  chat: {
    conversation: {
      purpose:
        'one row for each student: what the companion remembers, the distress that it holds, signs of a day’s messages without their text, up to where the student has read, and the lock of it all',
      ...untilErased,
      exported: 'conversation',
      erased: true,
    },
    turn: {
      purpose: 'how each message was answered: state, model, tokens, and why the companion wrote',
      ...untilErased,
      exported: 'message',
      erased: true,
    },
    message: {
      purpose: 'what the student and the companion wrote, with reactions, feedback and sources',
      days: null,
      until: '`MESSAGE_DAYS`; a row of the student’s stays without its text until the student leaves',
      exported: 'message',
      erased: true,
    },
    media: {
      purpose: 'attachments, with what recordings say; their bytes are in the bucket',
      days: null,
      until:
        '`MESSAGE_DAYS`, once no message has it, nor a mistake; 24 hours where it was never finished; the sound of a recording `AUDIO_DAYS` ' +
        'after its transcript was stored',
      exported: 'media',
      erased: true,
    },
    object_removal: {
      purpose: 'what is to go from the bucket',
      days: null,
      until: 'it is gone, at once or when upload addresses have expired (16 minutes)',
      exported: null,
      erased: false,
    },
    concern: {
      purpose: 'how urgent the distress was that was found, without what was written',
      days: 30,
      exported: 'concern',
      erased: true,
    },
    care_count: {
      purpose: 'how often distress was found, and how often answers said whom to call, in each month',
      days: monthsOfFiveYears,
      until: 'five years after its month',
      ...nobodys,
    },
    engine: { purpose: 'which engines run', days: null, until: 'the engine is gone', ...nobodys },
    spending: { purpose: 'tokens that each engine spent on a day', days: 31, ...nobodys },
    corpus_generation: ofCorpus,
    corpus_page: ofCorpus,
    corpus_passage: ofCorpus,
    corpus_stem: ofCorpus,
    corpus_word: ofCorpus,
    corpus_embedding: ofCorpus,
    ...ofMessages,
  },
  scheduler: {
    student: {
      purpose: 'the key of each student, and that one has left: nothing late is added then',
      days: null,
      until: 'for ever; the key is random and names nobody',
      exported: null,
      erased: false,
    },
    scheduled_message: {
      purpose: 'what the companion will write first',
      days: null,
      until: 'it is delivered or dropped; 90 days where it was refused five times',
      exported: 'scheduledMessage',
      erased: true,
    },
    cancelled_message: {
      purpose: 'ids of messages that were cancelled before they came',
      days: 30,
      exported: null,
      erased: true,
    },
    unasked_message: {
      purpose: 'that the companion wrote unasked, for its caps and to repeat no text',
      days: 400,
      exported: 'unaskedMessage',
      erased: true,
    },
    pause: {
      purpose: 'until when the student wants nothing unasked',
      days: null,
      until: 'the pause is over',
      exported: 'pause',
      erased: true,
    },
    notification_action: {
      purpose: 'what the student chose in a notification, each once',
      days: 400,
      exported: 'notificationAction',
      erased: true,
    },
    delivered_reminder: {
      purpose: 'reminders that may come again, or mark their block done',
      days: 15,
      exported: 'deliveredReminder',
      erased: true,
    },
    turned_on_run: {
      purpose: 'how far the messages about each day’s reviews and each week are',
      days: 400,
      ...nobodys,
    },
    checkin_run: { purpose: 'how far each day’s check-ins are', days: 400, ...nobodys },
    ...ofMessages,
  },
  notify: {
    student: {
      purpose:
        'the key of each student, the day of their last reply, how many messages are unread, and that one has left',
      days: null,
      until: 'for ever, without that day and that number; the key is random and names nobody',
      exported: 'student',
      erased: false,
    },
    device: {
      purpose: 'push tokens of the student’s devices, the 20 newest',
      days: null,
      until: 'it is removed, replaced, or refused by the provider',
      exported: 'device',
      erased: true,
    },
    notification: { purpose: 'what was pushed', days: 30, exported: 'notification', erased: true },
    delivery: { purpose: 'its way to each device', days: 30, exported: 'delivery', erased: true },
    attempt: { purpose: 'each attempt, and the provider’s answer', days: 30, exported: 'attempt', erased: true },
    notification_action: {
      purpose: 'what the student chose in it, each once',
      days: 30,
      exported: 'action',
      erased: true,
    },
    reply_token: {
      purpose: 'hashes of the tokens by which a notification can be answered; without a student once one has left',
      days: null,
      until: 'it expires, after 14 days',
      exported: 'replyToken',
      erased: true,
    },
    reply_mark: {
      purpose: 'replies that were accepted, so that a repeat is not another one',
      days: null,
      until: '10 minutes have passed',
      exported: 'reply',
      erased: true,
    },
    pace: { purpose: 'how fast each provider may be asked', days: null, until: 'for ever, two rows', ...nobodys },
    ...ofMessages,
  },
  profile: {
    student: {
      purpose: 'the identity provider’s user id, profile, age band, and the last day on which the student was seen',
      days: null,
      until: 'the student leaves, or was not seen for `INACTIVE_DAYS` and for 14 days after a warning',
      exported: 'student',
      erased: true,
    },
    consent: {
      purpose: 'what the student, or a parent by an operator, agreed to and withdrew, with versions',
      ...untilErased,
      exported: 'consent',
      erased: true,
    },
    plan_block: { purpose: 'the study plan', ...untilErased, exported: 'plan-block', erased: true },
    exam_result: { purpose: 'exam results', ...untilErased, exported: 'exam', erased: true },
    study_session: { purpose: 'study sessions', ...untilErased, exported: 'session', erased: true },
    share: {
      purpose: 'who may read figures of the student’s weeks without an account; of the token only its hash',
      days: null,
      until: 'it expires, or the student revokes it',
      exported: 'share',
      erased: true,
    },
    review_item: {
      purpose: 'what comes again: mistakes, cards and topics, and how well each is remembered',
      ...untilErased,
      exported: 'review-item',
      erased: true,
    },
    mistake: { purpose: 'the notebook of mistakes', ...untilErased, exported: 'mistake', erased: true },
    review_card: { purpose: 'both sides of the cards', ...untilErased, exported: 'review-item', erased: true },
    review_rating: { purpose: 'how reviews went', ...untilErased, exported: 'review-answer', erased: true },
    tombstone: {
      purpose: 'that somebody left, as a keyed hash, so that their old tokens are refused',
      days: null,
      until: 'for ever: it names nobody',
      ...nobodys,
    },
    upkeep: {
      purpose: 'when the hashes of who left were last copied, and a backup last restored to try it',
      days: null,
      until: 'the next time takes its place',
      ...nobodys,
    },
    erasure: {
      purpose: 'which services have yet to remove what they hold',
      days: null,
      until: 'for ever, without the student’s key once all have',
      ...nobodys,
    },
    ...ofMessages,
  },
} as const satisfies Record<string, Record<string, Kept>>
