export { Connection, lingerMilliseconds, wrapConnections } from './connections.ts'
export { HttpError, invalid, invalidFields, notFound, unauthorized, unavailable } from './errors.ts'
export { type ReadinessChecks, serveInternal } from './internal.ts'
export { JsonError, parseJson } from './json.ts'
export {
  bodyOf,
  type EventStream,
  type EventStreams,
  eventFrame,
  eventStreams,
  type Frame,
  placeFrame,
  type StreamListeners,
} from './sse.ts'
