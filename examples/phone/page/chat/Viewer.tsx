import { Dialog } from '@base-ui/react/dialog'
import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState, type WheelEvent } from 'react'
import { usePhone } from '../phone.ts'
import { useLayer } from '../places/usePlaces.ts'
import { IconButton } from '../ui/index.ts'
import { dragged, type Point, type Size, tapped, whole, type Zoom, zoomedAt } from './zoom.ts'

type ViewerProps = { src: string | undefined; name: string; onError(): void; onClose(): void }

/** A picture over all of the phone, enlarged by two fingers, a double tap, the wheel or buttons. */
export function Viewer({ src, name, onError, onClose }: ViewerProps) {
  const { frame } = usePhone()
  useLayer(true, onClose)
  const { zoom, hands, step } = useZoom()
  const { scale, x, y } = zoom
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()} modal="trap-focus">
      <Dialog.Portal container={frame}>
        <Dialog.Popup className="viewer">
          <Dialog.Title className="visually-hidden">{name}</Dialog.Title>
          <div className="viewer-picture" {...hands}>
            {src && (
              <img
                src={src}
                onError={onError}
                alt={name}
                draggable={false}
                style={{ translate: `${x}px ${y}px`, scale: `${scale}` }}
              />
            )}
          </div>
          <div className="viewer-buttons">
            <IconButton label="Yakınlaştır" icon={ZoomIn} onClick={() => step(1.5)} />
            <IconButton label="Uzaklaştır" icon={ZoomOut} disabled={scale === 1} onClick={() => step(1 / 1.5)} />
            <Dialog.Close render={<IconButton label="Kapat" icon={X} />} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const doubleTapMilliseconds = 300
/** A finger that moves more, in pixels, does not tap. */
const tapPixels = 12

type Tap = { at: number; point: Point }

function useZoom() {
  const [zoom, setZoom] = useState(whole)
  const fingers = useRef(new Map<number, Point>())
  const began = useRef<Tap>(null)
  const tap = useRef<Tap>(null)
  const picture = useRef<HTMLDivElement>(null)
  const change = (next: (zoom: Zoom, size: Size) => Zoom) => {
    const size = { width: picture.current?.clientWidth ?? 0, height: picture.current?.clientHeight ?? 0 }
    setZoom((now) => next(now, size))
  }
  const step = (factor: number) => change((now, size) => zoomedAt(now, { x: 0, y: 0 }, now.scale * factor, size))
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  const wheel = (event: WheelEvent) => {
    const point = pointOf(event)
    change((now, size) => zoomedAt(now, point, now.scale * Math.exp(-event.deltaY / 400), size))
  }
  const hands = {
    ref: picture,
    onWheel: wheel,
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, pointOf(event))
      began.current = { at: event.timeStamp, point: pointOf(event) }
    },
    onPointerMove(event: PointerEvent) {
      const before = [...fingers.current.values()]
      if (!fingers.current.has(event.pointerId)) return
      fingers.current.set(event.pointerId, pointOf(event))
      const after = [...fingers.current.values()]
      change((now, size) => dragged(now, before, after, size))
    },
    onPointerUp(event: PointerEvent) {
      lift(event)
      const point = pointOf(event)
      const isTap = began.current !== null && isNear(began.current.point, point)
      const isSecond = tap.current !== null && event.timeStamp - tap.current.at < doubleTapMilliseconds
      if (isTap && isSecond && fingers.current.size === 0) change((now, size) => tapped(now, point, size))
      tap.current = isTap && !isSecond ? { at: event.timeStamp, point } : null
    },
    onPointerCancel: lift,
  }
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === '+') step(1.5)
    if (key === '-') step(1 / 1.5)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return { zoom, hands, step }
}

const isNear = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) < tapPixels

/** From the middle of what it happened in. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent | WheelEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
