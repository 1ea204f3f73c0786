// Compose's health check of a service, run in its container: `node probe.mjs <internal port>`. Healthy is what is ready.
// A process that does not answer for its life is killed, since Docker starts a container again only when it has ended:
// as often and as patiently as the kubelet asks, by the probe in infra/kubernetes/base/pods.yaml. Each check begins a Node
// of its own, so this is plain JavaScript, which begins soonest.
import { setTimeout } from 'node:timers/promises'

const [port] = process.argv.slice(2)
const everyMilliseconds = 10_000
const answerMilliseconds = 5_000
const failures = 6

/** Whether the address is answered with a success in time. */
const answersOk = (path) =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(answerMilliseconds) }).then(
    ({ ok }) => ok,
    () => false,
  )

async function isAlive() {
  for (let failed = 0; failed < failures; failed += 1) {
    const next = setTimeout(everyMilliseconds)
    if (await answersOk('/livez')) return true
    await next
  }
  return false
}

if (await isAlive()) process.exit((await answersOk('/readyz')) ? 0 : 1)
// What is run in a container from outside has no parent in it. Anywhere else this would kill too much.
if (process.ppid === 0) {
  // Every process of the container but this one and the first, which ends with its child.
  process.kill(-1, 'SIGKILL')
}
process.exit(1)
