import { BatteryMedium, Signal, Wifi } from 'lucide-react'
import { timeOf } from './calendar.ts'
import { useNow } from './useNow.ts'

/** The top of a phone's screen, which belongs to the device and says nothing to who cannot see it. */
export function PhoneStatus() {
  const now = useNow()
  return (
    <div className="phone-status" aria-hidden>
      <span>{timeOf(now.toISOString())}</span>
      <span>
        <Signal size={16} />
        <Wifi size={16} />
        <BatteryMedium size={18} />
      </span>
    </div>
  )
}
