export { builtPage } from './build.ts'
export { type Desk, localDesk } from './desk.ts'
export { type Phone, type PhoneOptions, startPhone } from './server.ts'
export { loadSite } from './site.ts'
