export { HttpError, invalid, invalidFields, notFound, unauthorized, unavailable } from './errors.ts'
export { type ReadinessChecks, serveInternal } from './internal.ts'
export { JsonError, parseJson } from './json.ts'
export { type EventStream, eventFrame, type Frame, openEventStream, placeFrame } from './sse.ts'
