// Preloaded into one replica (NODE_OPTIONS=--import=…): its wall clock is CLOCK_SKEW_SECONDS ahead, its monotonic clock
// is not.
const skew = Number(process.env.CLOCK_SKEW_SECONDS) * 1000
const now = Date.now.bind(Date)
Date.now = () => now() + skew
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
  apply: () => new Date().toString(),
})
