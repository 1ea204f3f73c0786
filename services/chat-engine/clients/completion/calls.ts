import { randomInt } from 'node:crypto'
import { ModelFailed } from './failure.ts'
import { type Fields, isFields, textIn } from './fields.ts'

/** Fields that only the server that sent them understands, to be given back as they came. */
export type OpaqueFields = Record<string, unknown>

/** `arguments` is what the model wrote: text that need not be JSON. */
export type ToolCall = {
  id: string
  name: string
  arguments: string
  /** Of the call, and of the function in it. */
  opaque?: { call: OpaqueFields; function: OpaqueFields }
}

export type CallAssembler = {
  /** Takes the pieces of one chunk; returns the bytes that they add. */
  push(pieces: unknown): number
  readonly count: number
  /** Whether a call has a name and arguments that can be read. */
  hasWhole(): boolean
  /** @throws ModelFailed where a call has no name */
  calls(): ToolCall[]
}

/** A call that is being put together. `written` are the pieces of its arguments. */
type OpenCall = {
  id: string
  index: number | null
  name: string
  written: string[]
  call: OpaqueFields
  function: OpaqueFields
}

/**
 * Puts calls together from pieces. A piece belongs to the call with its id, else to the newest with its index, else to
 * that of its place: in a chunk with several pieces by order, else the newest call. A call begins at a new id, and at a
 * name for a call whose arguments are whole. `offered` are the names of the tools that there are.
 */
export function callAssembler(offered: ReadonlySet<string>): CallAssembler {
  const open: OpenCall[] = []

  function callOf({ id, index, name, written }: Piece): OpenCall | undefined {
    if (id !== '') {
      const named = open.findLast((call) => call.id === id)
      if (named && (name === '' || index === null || index === named.index)) return named
      // Some servers give each piece an id of its own, and only the first a name.
      return name === '' ? atPlace(index) : undefined
    }
    const found = atPlace(index)
    const isRepeated = found?.name === name && written === ''
    return found && name !== '' && !isRepeated && !continues(found, name) ? undefined : found
  }

  const atPlace = (index: number | null) =>
    index === null ? open.at(-1) : open.findLast((call) => call.index === index)

  /** Whether a name is one more piece, or a repetition, of that of a call whose arguments are still to come. */
  const continues = (call: OpenCall, name: string) =>
    !isWhole(call) && !(call.name !== name && offered.has(call.name) && offered.has(name))

  function add(piece: Piece): number {
    if (piece.isNothing && open.length === 0) return 0
    const found = callOf(piece)
    const begins =
      found === undefined ||
      (piece.id !== '' && piece.name !== '' && piece.written !== '' && !continues(found, piece.name))
    const call = begins ? begin(piece) : found
    call.id ||= piece.id
    call.name = nameAfter(call.name, piece.name)
    if (piece.written !== '') call.written.push(piece.written)
    Object.assign(call.call, piece.call)
    Object.assign(call.function, piece.function)
    return Buffer.byteLength(piece.name) + Buffer.byteLength(piece.written)
  }

  function begin({ index }: Piece): OpenCall {
    const call = { id: '', index, name: '', written: [], call: {}, function: {} }
    open.push(call)
    return call
  }

  /** A server may send the name in pieces, with each piece, or grown by each. */
  function nameAfter(name: string, more: string): string {
    if (more === name || more === '') return name
    return more.startsWith(name) && offered.has(nameIn(more)) ? more : name + more
  }

  /** Servers put the name of a group before it, a number or a token of a template behind it. */
  const nameIn = (name: string): string =>
    offered.has(name) ? name : (name.split(/[^\w-]+/).find((part) => offered.has(part)) ?? name)

  return {
    get count() {
      return open.length
    },
    push(pieces) {
      const all = Array.isArray(pieces) ? pieces : [pieces]
      const read = all.map((piece, place) => readPiece(piece, all.length > 1 ? place : null))
      return read.reduce((bytes, piece) => bytes + (piece ? add(piece) : 0), 0)
    },
    hasWhole: () => open.some((call) => call.name !== '' && (call.written.length === 0 || isWhole(call))),
    calls: () => {
      const ids = new Set<string>()
      return open.map((call) => {
        if (call.name === '') throw new ModelFailed('malformed', 'the model sent a tool call without a name')
        const id = call.id === '' || ids.has(call.id) ? newCallId() : call.id
        ids.add(id)
        const isOpaque = Object.keys({ ...call.call, ...call.function }).length > 0
        return {
          id,
          name: nameIn(call.name),
          arguments: argumentsOf(call),
          ...(isOpaque && { opaque: { call: call.call, function: call.function } }),
        }
      })
    },
  }
}

type Piece = {
  id: string
  index: number | null
  name: string
  written: string
  call: OpaqueFields
  function: OpaqueFields
  /** It has neither an id nor a name nor arguments. */
  isNothing: boolean
}

function readPiece(value: unknown, place: number | null): Piece | null {
  if (!isFields(value)) return null
  const named = isFields(value.function) ? value.function : value
  const { name, arguments: written } = named
  const id = typeof value.id === 'number' ? String(value.id) : textIn(value.id)
  const piece = { id, index: indexOf(value.index) ?? place, name: textIn(name), written: textOf(written) }
  return {
    ...piece,
    call: opaqueIn(value, callFields),
    function: named === value ? {} : opaqueIn(named, functionFields),
    isNothing: id === '' && piece.name === '' && piece.written === '',
  }
}

const callFields = new Set(['index', 'id', 'type', 'function', 'name', 'arguments'])
const functionFields = new Set(['name', 'arguments'])

/** The fields that are not known and say something. */
export const opaqueIn = (fields: Fields, known: ReadonlySet<string>): OpaqueFields =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !known.has(name) && !isEmpty(value)))

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const indexOf = (value: unknown): number | null => {
  const index = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value
  return typeof index === 'number' && Number.isInteger(index) && index >= 0 ? index : null
}

const textOf = (written: unknown): string =>
  typeof written === 'object' && written !== null ? JSON.stringify(written) : textIn(written)

const isWhole = ({ written }: OpenCall): boolean => objectIn(written.join('')) !== null

/**
 * The pieces together. Where that cannot be read, a server sent the whole once more, grew it with each piece, or began
 * with an empty object.
 */
function argumentsOf({ written }: OpenCall): string {
  const all = written.join('')
  const candidates = [all, written.at(-1) ?? '', written.slice(1).join('')]
  return candidates.map(objectIn).find((found) => found !== null) ?? all
}

/** The text of an object, also of one that was written as a text of JSON; null if it is neither. */
function objectIn(text: string): string | null {
  const value = parsed(text)
  if (isFields(value)) return text
  if (typeof value === 'string') return isFields(parsed(value)) ? value : null
  return value === null ? '{}' : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const idCharacters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Nine letters and digits: the one form that all servers take. */
const newCallId = () => Array.from({ length: 9 }, () => idCharacters[randomInt(idCharacters.length)]).join('')
