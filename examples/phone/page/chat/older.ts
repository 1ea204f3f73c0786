/**
 * Reads the page before the oldest message once its place is near: one for each gesture, however far that goes.
 * `whenStill` calls its argument when nothing has moved for a moment, unless what it returns was called before.
 */
export function createOlder(read: () => Promise<unknown>, whenStill: (action: () => void) => () => void) {
  let isNear = false
  let isMoving = false
  let hasRead = false
  let isReading = false
  let keepWaiting = () => {}
  const look = async () => {
    if (!isNear || isReading || (isMoving && hasRead)) return
    isReading = true
    hasRead = isMoving
    await read().catch(() => {})
    isReading = false
  }
  return {
    /** The place of the page came into view, or left it. */
    near(isIn: boolean) {
      isNear = isIn
      void look()
    },
    /** A hand moves the messages, or tries to. */
    moved() {
      keepWaiting()
      keepWaiting = whenStill(() => {
        isMoving = false
        hasRead = false
      })
      isMoving = true
      void look()
    },
  }
}
