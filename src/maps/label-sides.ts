/** A place on a map of the size 1 by 1, whose label is beside it. */
interface Labelled {
  name: string;
  x: number;
  y: number;
}

/** Where the map is smallest, on a phone 320 pixels wide, in pixels. */
const map = { width: 768, height: 256, seen: 320 };
const letter = 7.5;
const line = 18;
const gap = 8;

export type Side = 'start' | 'end';

/**
 * On which side of its place each label stands: away from the middle where nothing is in the way there and the edge is far
 * enough, otherwise on the other side. Places are looked at in their order, the important ones first.
 */
export function labelSides(places: readonly Labelled[]): readonly Side[] {
  const boxes: Box[] = [];
  const points = places.map(({ x, y }) => ({ x: (x - 0.5) * map.width, y: y * map.height }));
  return places.map(({ name }, index) => {
    const { x, y } = points[index] as Point;
    const outer: Side = x < 0 ? 'start' : 'end';
    const candidates = [outer, outer === 'end' ? 'start' : 'end'] as const;
    const faults = candidates.map((side) => {
      const box = boxOf({ x, y }, side, name.length);
      const beyond = Math.max(0, box.right - map.seen / 2, -box.left - map.seen / 2);
      const covered = [...boxes, ...points.filter((_, at) => at !== index).map(dotAt)];
      return beyond / line + covered.filter((other) => overlap(box, other)).length;
    });
    const best = (faults[1] as number) < (faults[0] as number) ? candidates[1] : candidates[0];
    boxes.push(boxOf({ x, y }, best, name.length));
    return best;
  });
}

interface Point {
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf({ x, y }: Point, side: Side, letters: number): Box {
  const width = letters * letter;
  const left = side === 'end' ? x + gap : x - gap - width;
  return { left, right: left + width, top: y - line / 2, bottom: y + line / 2 };
}

const dotAt = ({ x, y }: Point): Box => ({
  left: x - gap / 2,
  right: x + gap / 2,
  top: y - gap / 2,
  bottom: y + gap / 2,
});

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
