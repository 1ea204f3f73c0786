// Compose's health check of a service, run in its container: `node probe.mjs <internal port>`. Healthy is what is ready.
// A process that does not answer for its life is killed, since Docker starts a container again only when it has ended:
// as often and as patiently as the kubelet asks, by the probe in infra/kubernetes/base/pods.yaml. Each check begins a Node
// of its own, so this is plain JavaScript without an HTTP client, which takes half the CPU.
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const [port] = process.argv.slice(2)
const everyMilliseconds = 10_000
const answerMilliseconds = 5_000
const failures = 6

/** Whether the path is answered with 200 in time. */
function answersOk(path) {
  const socket = connect(Number(port), '127.0.0.1')
  const { promise, resolve } = Promise.withResolvers()
  socket.once('connect', () => socket.write(`GET ${path} HTTP/1.0\r\n\r\n`))
  socket.once('data', (bytes) => {
    resolve(bytes.toString('latin1').startsWith('HTTP/1.1 200 '))
    socket.destroy()
  })
  socket.setTimeout(answerMilliseconds, () => socket.destroy())
  socket.once('close', () => resolve(false))
  socket.on('error', () => {})
  return promise
}

async function isAlive() {
  for (let failed = 0; failed < failures; failed += 1) {
    const next = setTimeout(everyMilliseconds)
    if (await answersOk('/livez')) return true
    await next
  }
  return false
}

if (await isAlive()) process.exit((await answersOk('/readyz')) ? 0 : 1)
// A process that was started in a container from outside has no parent there. Elsewhere this would kill too much.
if (process.ppid === 0) {
  // Every process of the container but this one and the first, which ends with its child.
  process.kill(-1, 'SIGKILL')
}
process.exit(1)
