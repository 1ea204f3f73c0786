/** How a picture lies in its frame: enlarged around its middle, then moved, in pixels. */
export type Zoom = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

export const whole: Zoom = { scale: 1, x: 0, y: 0 }
const most = 5
/** As much as a double tap enlarges. */
export const near = 2.5

/** Never smaller than whole, and never so far aside that there is a gap where there could be picture. */
export function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const fitted = Math.min(most, Math.max(1, scale))
  const [sideways, upwards] = [((fitted - 1) * width) / 2, ((fitted - 1) * height) / 2]
  const between = (value: number, end: number) => Math.min(end, Math.max(-end, value))
  return { scale: fitted, x: between(x, sideways), y: between(y, upwards) }
}

/** Enlarged so that what lies under the point stays there. The point counts from the middle of the frame. */
export function zoomedAt(zoom: Zoom, { x, y }: Point, scale: number, size: Size): Zoom {
  const fitted = Math.min(most, Math.max(1, scale))
  const grown = fitted / zoom.scale
  return within({ scale: fitted, x: x - (x - zoom.x) * grown, y: y - (y - zoom.y) * grown }, size)
}

/** A double tap: near what was tapped, and whole again. */
export const tapped = (zoom: Zoom, point: Point, size: Size): Zoom =>
  zoom.scale > 1 ? whole : zoomedAt(zoom, point, near, size)

/** Fingers that were at some points and are at others now: one moves the picture, two enlarge it too. */
export function dragged(zoom: Zoom, before: readonly Point[], after: readonly Point[], size: Size): Zoom {
  const [from, to] = [middleOf(before), middleOf(after)]
  const moved = { ...zoom, x: zoom.x + to.x - from.x, y: zoom.y + to.y - from.y }
  const [apart, isApart] = [spread(before), spread(after)]
  return apart > 0 && isApart > 0 ? zoomedAt(moved, to, (moved.scale * isApart) / apart, size) : within(moved, size)
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

function spread([one, two]: readonly Point[]): number {
  return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
}
