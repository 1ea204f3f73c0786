import 'katex/dist/katex.min.css'
import katex, { type KatexOptions } from 'katex'

/** No address and no style of a formula's own, and bounds for its size and for what its macros become. */
export const formulaOptions: KatexOptions = {
  ...{ throwOnError: true, trust: false, maxExpand: 1_000, maxSize: 20 },
  // Letters of Turkish in a formula are drawn all the same.
  strict: false,
}

/** Draws a formula into the element; false where it is invalid. */
export function drawFormula(source: string, isDisplay: boolean, place: HTMLElement): boolean {
  try {
    katex.render(source, place, { ...formulaOptions, displayMode: isDisplay })
    return true
  } catch {
    return false
  }
}

/** Letters, and what grows with a formula: brackets, roots and sums. */
const fonts = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', ...[1, 2, 3, 4].map((size) => `1em KaTeX_Size${size}`)]

/** The fonts of nearly every formula: drawn before they have come, it changes its size. */
export const whenFontsAreHere = (): Promise<unknown> => Promise.all(fonts.map((font) => document.fonts.load(font)))
