export { HttpError, invalid, invalidFields, notFound, unauthorized, unavailable } from './errors.ts'
export { type ReadinessChecks, serveInternal } from './internal.ts'
export { JsonError, parseJson } from './json.ts'
export { linger, lingerMilliseconds } from './linger.ts'
export {
  bodyOf,
  type EventStream,
  type EventStreams,
  eventFrame,
  eventStreams,
  type Frame,
  placeFrame,
} from './sse.ts'
