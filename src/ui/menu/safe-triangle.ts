/** A position in the window, px. */
export interface Point {
  x: number;
  y: number;
}

/** So many px may be lost in rounding: a pointer that moves flatly reports whole pixels. */
const tolerance = 2;

/**
 * Whether a pointer that has left its trigger at `from` may be on its way to a panel: it is in the triangle between that
 * point and the two upper corners of the panel, which every straight path into the panel stays in.
 */
export function isInSafeTriangle(
  from: Point,
  { x, y }: Point,
  { left, right, top }: Pick<DOMRect, 'left' | 'right' | 'top'>,
): boolean {
  if (from.y >= top || y >= top) return false;
  const corner = x < from.x ? left : right;
  return (y + tolerance - from.y) * Math.abs(corner - from.x) >= (top - from.y) * Math.abs(x - from.x);
}
