import { createLines } from '@yoldas/lines'
import { deadlineIn } from '@yoldas/time'
import { fairStart } from './fairStart.ts'

/**
 * A refusal costs everybody half a millisecond, and a client that is refused comes back at once. So of one student four
 * requests are refused at once, and then four every 16 ms.
 */
const [perStudent, restMilliseconds] = [4, 16]
const latestMilliseconds = 4_000
/** Each holds its socket and its request meanwhile, so beyond these, of all students, a refusal comes at once. */
const mostWaiting = 1_000

/** Refuses when it is the student's turn, or the address's where no student is known. */
export type Refuse = (asker: { student: string | undefined; ip: string }, refuse: () => void) => void

/** Returns what takes turns between those whose requests are refused. */
export function refuseInTurn(): Refuse {
  const start = fairStart()
  const lines = createLines({ perKey: perStudent })
  return ({ student, ip }, refuse) => {
    const begin = () => start(() => student ?? ip, refuse)
    // Behind one address there may be thousands.
    if (student === undefined) return begin()
    const beginAndRest = () => {
      begin()
      setTimeout(() => lines.leave(student), restMilliseconds)
    }
    if (lines.enterNow(student)) return beginAndRest()
    if (lines.waiting() >= mostWaiting) return begin()
    lines.enter({ key: student, deadline: deadlineIn(latestMilliseconds) }).then(beginAndRest, begin)
  }
}
