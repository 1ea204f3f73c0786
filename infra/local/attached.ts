import { spawn } from 'node:child_process'

/** Runs a program of Node's in this terminal, and passes signals on to it. Resolves with its exit code. */
export function runAttached(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((settle, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => settle(code ?? 1))
  })
}
