import type { Palette } from './palette';
import { mix } from './palette';
import { d, disc, line, place, shape } from './svg';

/** What distinguishes people: hair, skin and clothes. */
export interface Person {
  readonly hair: 'short' | 'bun' | 'long';
  readonly skin: string;
  readonly clothes: string;
  readonly collar: string;
  /** Where the hand rests, from the middle of the table's edge. */
  readonly hand: readonly [x: number, y: number];
}

/** Skin in the light of an illustration. */
export const skin = (p: Palette, shade: number): string => mix(mix('#d9a679', '#7a4a32', shade), p.mid, 0.1);

/** A friendly face, from the middle between the eyes: brows, eyes, a nose and a slight smile. */
export function face(p: Palette, tint: string, x: number, y: number, scale = 1): string {
  const round = { 'stroke-linecap': 'round' };
  return place(
    x,
    y,
    scale,
    line(p.deep, 3.5, 'M-21,-13Q-14,-18 -7,-14M7,-14Q14,-18 21,-13', round) +
      shape(p.deep, disc(-14, 0, 3.8) + disc(14, 0, 3.8)) +
      line(mix(tint, p.deep, 0.35), 3, 'M2,3Q7,13 -1,14', round) +
      line(mix(tint, p.deep, 0.7), 3.5, 'M-10,25Q1,34 12,24', round),
  );
}

/** Someone who sits at a table, from the table's edge up, looking to the right. */
export function seated(p: Palette, { hair, skin: tint, clothes, collar, hand: [x, y] }: Person): string {
  const hairs = {
    short: disc(-7, -302, 68),
    bun: disc(-6, -302, 68) + disc(-66, -352, 32),
    long: `${disc(-6, -302, 68)}M-74,-302C-78,-240 -92,-190 -88,-150Q-50,-132 -14,-170L10,-250z`,
  };
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return (
    shape(clothes, 'M-128,0C-134,-110 -120,-196 -46,-214Q0,-224 44,-212C104,-196 118,-110 122,0z') +
    shape(tint, 'M-30,-270H30V-214Q2,-188 -28,-214z') +
    shape(p.deep, hairs[hair]) +
    shape(tint, disc(14, -286, 52)) +
    shape(p.deep, 'M-40,-322Q-20,-352 20,-352Q58,-348 66,-318Q20,-338 -8,-312L-22,-270Q-46,-290 -40,-322z') +
    face(p, tint, 31, -288) +
    line(collar, 9, 'M-34,-214Q0,-172 36,-212') +
    line(mix(clothes, p.mid, 0.35), 56, d`M40,-140Q50,-60 ${x * 0.56},-34L${x - 46},${y - 4}`, round) +
    shape(tint, disc(x, y - 8, 27))
  );
}
