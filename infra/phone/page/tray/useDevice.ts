import { type Client, newId } from '@yoldas/client'
import { useEffect, useMemo } from 'react'
import type { Line } from '../desk/line.ts'
import type { Platform } from '../phone.ts'

type DeviceOptions = { client: Client; line: Line; platform: Platform; isOn: boolean }

/**
 * The push token of this phone, registered for its student: after every sign-in, and whenever it changes. A phone of the other
 * platform is another phone: the one before is taken from the list.
 */
export function useDevice({ client, line, platform, isOn }: DeviceOptions): string | undefined {
  const installation = useMemo(() => installationOf(line.name), [line])
  const token = isOn ? `${installation}-${platform}` : undefined
  useEffect(() => {
    if (token === undefined) return
    const other = `${installation}-${platform === 'ios' ? 'android' : 'ios'}`
    const register = async () => {
      await client.devices.register({ token, platform, appVersion: '1.0.0', locale: 'tr-TR' })
      await client.devices.remove(other)
    }
    const ask = () => void register().catch(() => {})
    ask()
    return line.onBack(ask)
  }, [client, line, installation, token, platform])
  return token
}

/** As an installed app has it: it stays when somebody else signs in. */
function installationOf(name: string): string {
  const key = `yoldas-installation ${name}`
  const made = localStorage.getItem(key) ?? `phone-${newId()}`
  localStorage.setItem(key, made)
  return made
}
