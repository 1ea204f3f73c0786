// Loaded into a measured process, with --expose-gc: it gives back what it no longer needs when it is asked to. Without
// `last-resort` V8 keeps pages that it has emptied, as many as the busiest moment took.
process.on('SIGUSR2', () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }))
