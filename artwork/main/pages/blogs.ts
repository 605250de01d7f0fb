import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { birds, cloud } from '../sky';
import { cup, table } from '../still-life';
import { box, d, disc, line, place, shape } from '../svg';
import { tones } from '../tones';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** A typewriter with a page in it, from the middle of its foot. */
function typewriter(p: Palette): string {
  const keys = [0, 1, 2].map((row) =>
    Array.from({ length: 9 - row }, (_, i) => disc(-168 + row * 21 + i * 42, -112 + row * 38, 14)).join(''),
  );
  const lines = mix(p.mid, p.light, 0.35);
  return (
    shape('#fffdf8', 'M-170,-236V-520H170V-236z') +
    line(lines, 11, 'M-10,-470H104M-126,-430H124M-126,-390H100M-126,-350H124M-126,-310H20', round) +
    shape('#c9502f', box(-126, -486, 92, 32)) +
    shape(p.deep, 'M-262,-278h44v56h-44zM218,-278h44v56h-44z') +
    shape(p.near, 'M-232,-268H232V-204H-232z') +
    line(mix(p.near, p.far, 0.5), 5, 'M-232,-252H232') +
    shape(p.near, 'M-236,-204H236L276,0H-276z') +
    shape(p.deep, 'M120,-204H236L276,0H150z', { opacity: 0.2 }) +
    shape(p.deep, 'M-214,-146H214L240,-8H-240z', { opacity: 0.55 }) +
    shape(p.light, keys.join('')) +
    shape(p.detail, 'M-110,-6H110v14H-110z')
  );
}

/** Where the articles are written: a page in the typewriter, by a window over the hills. */
export const blogs: Illustration = {
  name: 'blogs',
  palette: tones.vermilion,
  sun: { x: 860, y: 300, r: 108 },
  layers: (p) => [
    shape(p.sky[2], cloud(120, 160, 210) + cloud(960, 480, 160)),
    line(p.near, 4, birds(360, 250)),
    shape(p.far, ridge(posterFrame, { y: 580, sway: 34, stride: 160, seed: 9 })),
    shape(mix(p.far, p.mid, 0.5), ridge(posterFrame, { y: 652, sway: 18, stride: 220, seed: 2 })),
    table(p, 716, 34),
    shape(p.deep, d`M270,742Q600,712 920,742Q760,772 430,772z`, { opacity: 0.35 }),
    place(600, 742, 1, typewriter(p)),
    cup(p, 1010, 744, 1.1),
    shape(p.light, 'M90,722l220,-16 12,26 -226,18z'),
    shape(p.mid, 'M98,706l206,-18 8,18 -222,18z'),
    shape('#fffdf8', 'M108,690l190,-16 8,14 -208,18z'),
    shape(p.deep, box(0, 884, 1200, 16)),
  ],
};
