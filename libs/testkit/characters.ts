import fc from 'fast-check'

/** So many code points stand before the surrogates, and so many are those. */
const before = 0xd800
const surrogates = 0x800

/**
 * A string's unit: any character, as `binary` of fast-check, which first makes a table of all 1,112,064 of them in each
 * process. That takes a second and 130 MB.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat(0x10ffff - surrogates).map(
  (place) => String.fromCodePoint(place < before ? place : place + surrogates),
  (value) => {
    const [character, ...others] = typeof value === 'string' && value.isWellFormed() ? value : ''
    if (character === undefined || others.length > 0) throw new Error('not a character')
    const point = character.codePointAt(0) ?? 0
    return point < before ? point : point - surrogates
  },
)
