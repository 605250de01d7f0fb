/** A position in the window in px. */
export interface Point {
  x: number;
  y: number;
}

/** Tolerance in px, because pointer positions are rounded to whole pixels. */
const tolerance = 2;

/**
 * Whether a pointer that left its trigger at `from` may be on its way to the panel: it is within the triangle of that
 * point and the panel's two upper corners, which contains every straight path.
 */
export function isInSafeTriangle(
  from: Point,
  { x, y }: Point,
  { left, right, top }: Pick<DOMRect, 'left' | 'right' | 'top'>,
): boolean {
  if (from.y >= top || y >= top) return false;
  // It has to be below the line from `from` to the corner on its side. The slopes are compared without a division.
  const corner = x < from.x ? left : right;
  return (y + tolerance - from.y) * Math.abs(corner - from.x) >= (top - from.y) * Math.abs(x - from.x);
}
