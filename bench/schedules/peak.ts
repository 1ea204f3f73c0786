// Loaded into a process with --expose-gc: says as it ends how much memory it had at most, resident, and alive after a
// garbage collection. What is resident grows with what V8 does not trouble to collect.
let alive = 0

function look() {
  globalThis.gc?.()
  alive = Math.max(alive, process.memoryUsage().heapUsed)
}

setInterval(look, 500).unref()
process.on('exit', () => {
  const resident = process.resourceUsage().maxRSS
  process.stderr.write(`\npeak ${resident} KiB, alive ${Math.round(alive / 1024)} KiB\n`)
})
