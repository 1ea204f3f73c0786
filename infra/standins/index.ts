export { createIdentity, type Identity, type IdentityOptions, startIdentity } from './identity/server.ts'
export type { TokenOptions } from './identity/tokens.ts'
export { type Model, startModel } from './model/server.ts'
export { type Storage, type StorageOptions, startStorage } from './s3/server.ts'
