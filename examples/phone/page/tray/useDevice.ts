import { type Client, newId } from '@yoldas/client'
import { useEffect, useMemo, useRef } from 'react'
import type { Line } from '../desk/line.ts'
import type { Platform } from '../phone.ts'

type DeviceOptions = { client: Client; line: Line; platform: Platform; isOn: boolean }

/**
 * The push token of this phone, registered for its student: after every sign-in, and whenever it changes. A phone of
 * the other platform is another phone: the one before is taken from the list.
 */
export function useDevice({ client, line, platform, isOn }: DeviceOptions): string | undefined {
  const installation = useMemo(() => installationOf(line.name), [line])
  const token = isOn ? `${installation}-${platform}` : undefined
  useEffect(() => {
    if (token === undefined) return
    const register = () =>
      void client.devices.register({ token, platform, appVersion: '1.0.0', locale: 'tr-TR' }).catch(() => {})
    register()
    return line.onBack(register)
  }, [client, line, token, platform])
  const before = useRef(token)
  useEffect(() => {
    const replaced = before.current
    before.current = token
    if (replaced !== undefined && replaced !== token) void client.devices.remove(replaced).catch(() => {})
  }, [client, token])
  return token
}

/** As an installed app has it: it stays when somebody else signs in. */
function installationOf(name: string): string {
  const key = `yoldas-installation ${name}`
  const made = localStorage.getItem(key) ?? `phone-${newId()}`
  localStorage.setItem(key, made)
  return made
}
