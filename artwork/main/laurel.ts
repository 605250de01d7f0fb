import { d, type Point } from './svg';

/** One leaf from its stalk in the direction of `angle` (in radians). */
function blade([x, y]: Point, angle: number, length: number, width = 0.34): string {
  const at = (along: number, across: number): Point => [
    x + length * (along * Math.cos(angle) - across * Math.sin(angle)),
    y + length * (along * Math.sin(angle) + across * Math.cos(angle)),
  ];
  const [tip, left, right] = [at(1, 0), at(0.45, -width), at(0.45, width)];
  return d`M${x},${y}Q${left[0]},${left[1]} ${tip[0]},${tip[1]}Q${right[0]},${right[1]} ${x},${y}z`;
}

/** A wreath open at the top: two twigs that meet below. */
export function wreath(x: number, y: number, r: number, leaves = 8): { leaves: string; twigs: string } {
  const side = (s: 1 | -1) =>
    Array.from({ length: leaves }, (_, i) => {
      const turn = Math.PI / 2 - s * (0.22 + (i * 2.3) / leaves);
      const at: Point = [x + r * Math.cos(turn), y + r * Math.sin(turn)];
      const along = turn - (s * Math.PI) / 2;
      return blade(at, along - s * 0.5, r * 0.38) + blade(at, along + s * 0.55, r * 0.34);
    }).join('');
  const end = (s: 1 | -1): Point => [x + s * r * Math.sin(2.4), y + r * Math.cos(2.4)];
  const [right, left] = [end(1), end(-1)];
  return {
    leaves: side(1) + side(-1),
    twigs:
      d`M${x - 12},${y + r + 8}A${r},${r} 0 0 0 ${right[0]},${right[1]}` +
      d`M${x + 12},${y + r + 8}A${r},${r} 0 0 1 ${left[0]},${left[1]}`,
  };
}
