// Run in the page: says what somebody who looks at it could not read, or not press.

const targets = 'button, a[href], input, select, textarea, summary, [role="switch"], [role="tab"]'
/** In pixels. */
const fingers = 44

/** What is looked at: a dialog makes all the rest wait. */
function shownRoot() {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  return dialogs.at(-1) ?? document.body
}

const isShown = (element) =>
  element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) &&
  !element.closest('.visually-hidden, [hidden]')

const nameOf = (element) =>
  `${element.tagName.toLowerCase()}.${element.className} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`

const scrolls = (value) => value === 'auto' || value === 'scroll'
const clips = (value) => value === 'hidden' || value === 'clip'

/** Why a text that takes this rectangle cannot be read whole. */
function cutBy(element, rect) {
  let [isFree, isFreeUpwards] = [false, false]
  for (let around = element; around; around = around.parentElement) {
    const style = getComputedStyle(around)
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined
    const box = around.getBoundingClientRect()
    isFree ||= scrolls(style.overflowX)
    isFreeUpwards ||= scrolls(style.overflowY)
    const isWide = rect.right > box.right + 1 || rect.left < box.left - 1
    const isHigh = rect.bottom > box.bottom + 1 || rect.top < box.top - 1
    if (clips(style.overflowX) && !isFree && isWide) return `cut at the side by ${nameOf(around)}`
    if (clips(style.overflowY) && !isFreeUpwards && isHigh) return `cut below by ${nameOf(around)}`
    if (style.position === 'fixed') break
  }
  return !isFree && (rect.right > innerWidth + 1 || rect.left < -1) ? 'outside of the window' : undefined
}

function cutTexts(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement
    if (text.textContent.trim() === '' || !element || !isShown(element) || element.closest('option, datalist')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const why = cutBy(element, range.getBoundingClientRect())
    if (why) found.push(`${nameOf(element)} is ${why}`)
  }
  return found
}

/** What a finger has to meet: of a box to tick, its label. */
const areaOf = (target) => target.closest('label') ?? target

/** In running text a link is as high as its line. */
const isInline = (target) => target.tagName === 'A' && getComputedStyle(target).display === 'inline'

function meets(area, x, y) {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (area === hit || area.contains(hit) || hit.closest('label') === area)
}

function wrongTarget(target) {
  const area = areaOf(target)
  // A link may have more lines than are shown at once.
  area.scrollIntoView({ block: isInline(target) ? 'start' : 'center', inline: 'center' })
  // Of a link over several lines, its first.
  const box = isInline(target) ? target.getClientRects()[0] : area.getBoundingClientRect()
  const { left, top, width, height } = box ?? area.getBoundingClientRect()
  if (width === 0 || height === 0) return undefined
  const [x, y] = [left + width / 2, top + height / 2]
  if (!meets(area, x, y))
    return `${nameOf(target)} is covered by ${nameOf(document.elementFromPoint(x, y) ?? document.body)}`
  const [aside, up] = [Math.min(width, fingers) / 2 - 1, Math.min(height, fingers) / 2 - 1]
  const reach = fingers / 2 - 1
  const points = [
    [width >= fingers ? aside : reach, 0],
    [width >= fingers ? -aside : -reach, 0],
    [0, height >= fingers ? up : reach],
    [0, height >= fingers ? -up : -reach],
  ]
  const isReached = points.every(([dx, dy]) => meets(area, x + dx, y + dy))
  return isReached || isInline(target) ? undefined : `${nameOf(target)} is ${Math.round(width)} × ${Math.round(height)}`
}

/** Each problem as a sentence. */
globalThis.look = () => {
  const root = shownRoot()
  const problems = cutTexts(root)
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) problems.push(`the page is ${scrollWidth} wide in a window of ${innerWidth}`)
  for (const target of root.querySelectorAll(targets)) {
    // What nobody sees stands in a form for what is seen.
    if (!isShown(target) || target.disabled || target.matches('[aria-hidden="true"]')) continue
    const problem = wrongTarget(target)
    if (problem) problems.push(problem)
  }
  return [...new Set(problems)]
}
