export { administratorUrl, streamVariables } from './config.ts'
export { type Keeper, startKeeper } from './keep.ts'
export { prepareStreams } from './prepare.ts'
export { type Kept, kept } from './streams.ts'
