import { type Counted, previousWeight, type Sought } from './rules.ts'
import { soundsOnTopic } from './topic/topic.ts'

/**
 * What a word of the text speaks for a passage: where it stands in its page, else because the corpus has it at all. A
 * word in the title or the subject says what a page is about; the rest of a message about studying has words of other
 * pages, small talk has not. Chosen on one half of our questions and of messages off the topic (ADR 93).
 */
export const worth = { anywhere: 1, heading: 1.5, titleOrTag: 2, titleAndTag: 3.5 }
const mendedWorth = 0.7
/** What speaks for a passage that fits, at least. */
const leastWorth = 3
/** A text that sounds less like one about studying lacks the difference: more words have to speak for a passage. */
const leastSound = 1

/** Words of time and amount, as stems: they stand in every talk and name no topic. */
const tellNothing: ReadonlySet<string> = new Set(
  `kac kacta kacin saat saati saatt gun gunu gunle gunde bugun yarin dun aksam gece sabah ogle hafta ay yil sene zaman
  dakik tane adet iyi kotu guzel uzun kisa buyuk kucuk yeni eski son ilk ara once sonra biraz fazla`.split(/\s+/),
)

const tells = ({ asked }: Sought) => !tellNothing.has(asked)

/** What a word speaks for any passage, before it is known where it stands; nothing where it names no topic. */
export const worthOf = (word: Sought): number => (tells(word) ? (word.isMended ? mendedWorth : worth.anywhere) : 0)

/** Of one of the two messages that are searched together. */
type Side = {
  /** What its words speak for a passage because of where they stand in its page. */
  extra: number
  /** How many of its words stand in the title, the subject or the tags. */
  named: number
}

export type Held = { own: Side; before: Side }

const soundOf = (text: string) => Math.min(0, soundsOnTopic(text) - leastSound)

/** What is searched, and the message before it where it is a follow-up. */
export type Asked = { text: string; previous: string | null }

/**
 * Says of passages whether they fit a text: enough of it speaks for them, or all its words name their page. The message
 * before a follow-up counts for less beside it, and for itself as it counted when it came: what it found stays.
 */
export function floorOf(
  { text, previous }: Asked,
  sought: readonly Sought[],
  known: readonly Counted[],
): (held: Held) => boolean {
  const side = (isOf: (word: Sought) => boolean) => ({
    told: known.filter(isOf).reduce((sum, word) => sum + worthOf(word), 0),
    telling: sought.filter((word) => isOf(word) && tells(word)).length,
  })
  const own = side(({ isOwn }) => isOwn)
  const before = side(({ isBefore }) => isBefore)
  const beforeSound = previous === null ? Number.NEGATIVE_INFINITY : soundOf(previous)
  const sound = Math.max(soundOf(text), beforeSound)
  return (held) => {
    const [ownWorth, beforeWorth] = [own.told + held.own.extra, before.told + held.before.extra]
    return (
      Math.max(beforeWorth + beforeSound, ownWorth + previousWeight * beforeWorth + sound) >= leastWorth ||
      isNamed(own, held.own) ||
      isNamed(before, held.before)
    )
  }
}

const isNamed = ({ telling }: { telling: number }, { named }: Side) => telling > 0 && named === telling
