export { type Keeper, startKeeper } from './keep.ts'
export { type Kept, kept } from './streams.ts'
