import { slideFrame } from '../frame';
import { type Label, lettering } from '../lettering';
import { ink, mix, paper } from '../palette';
import { scene } from '../scene';
import { disc, each, line, shape, tag } from '../svg';
import { arc, arcs, land, type MapFrame, project } from '../world';
import { veil } from './veil';

/** The sea: dark, and of the green of the banner into which it fades. */
const sea = mix('#0b5d5a', ink, 0.62);

const map: MapFrame = { middle: [1130, 492], pixelsPerRadian: 206, widen: 1.16 };

/** The tones of the destinations by night. */
const lights: Readonly<Record<string, string>> = {
  australia: '#f2b44c',
  canada: '#f28f7c',
  uk: '#9db8f2',
  france: '#cdb4f0',
  germany: '#f0c93a',
  ireland: '#8fd19e',
  dubai: '#f0cf9c',
  usa: '#a3c6e6',
  newzealand: '#c8de9c',
};

/** Where the name of each end stands, and on which side of that point. India is where all ways begin. */
const labels: Readonly<Record<string, Label>> = {
  australia: ['Australia', 1398, 694, 'end'],
  canada: ['Canada', 978, 128, 'end'],
  uk: ['UK', 922, 312, 'end'],
  france: ['France', 892, 362, 'end'],
  germany: ['Germany', 990, 312, 'start'],
  ireland: ['Ireland', 930, 270, 'end'],
  dubai: ['Dubai', 1012, 489, 'end'],
  usa: ['USA', 1312, 108, 'start'],
  newzealand: ['New Zealand', 1548, 774, 'end'],
  india: ['India', 1188, 504, 'start'],
};

/** Large enough to be read when a phone shows the map at a third of its size. */
const names = await lettering(Object.values(labels), {
  size: 37,
  fill: paper,
  outline: sea,
  outlineWidth: 9,
});

/** What shines along the ways at a moment of the film, from 0 to 1: one light a way, each a ninth behind the last. */
const travellers = (ways: readonly Way[], moment: number) =>
  each(ways, ({ at, bend }, index) => {
    const along = (moment * 2 + index / ways.length) % 1; // every light sets out twice in the film, so its ends meet
    return line(paper, 7, arc(bend, at, map), {
      pathLength: 1,
      'stroke-dasharray': '0.07 2',
      'stroke-dashoffset': Math.round((0.07 - along * 1.07) * 1000) / 1000,
      'stroke-linecap': 'round',
      opacity: Math.round(Math.min(1, along * 6, (1 - along) * 6) * 90) / 100,
    });
  });

interface Way {
  bend: number;
  light: string;
  at: ReturnType<typeof project>;
}

/**
 * Nine ways out of India over a map by night; the left half is left to the heading. A frame of the film is the same
 * with what travels at its moment, so that the film begins with its poster.
 */
export function hero(moment?: number): string {
  const [x, y] = map.middle;
  const ways = Object.entries(arcs).map(([slug, { latitude, longitude, bend }]) => ({
    bend,
    light: lights[slug] ?? paper,
    at: project(latitude, longitude, map),
  }));
  const round = { 'stroke-linecap': 'round' };
  return scene(
    slideFrame,
    tag('rect', { width: 1600, height: 900, fill: sea }),
    each([700, 540, 390, 240], (r, i) => shape(mix(sea, '#1f6f77', 0.1 + i * 0.1), disc(x, y, r))),
    line('#8fd3c8', 6.5, land(map, 455), { opacity: 0.55, ...round }),
    veil(slideFrame, sea, 0.4, 0.6),
    each(ways, ({ at, bend, light }) => line(light, 4, arc(bend, at, map), round)),
    moment === undefined ? '' : travellers(ways, moment),
    each(
      ways,
      ({ at, light }) =>
        shape(light, disc(at[0], at[1], 20), { opacity: 0.22 }) + shape(light, disc(at[0], at[1], 9)),
    ),
    shape('#f2b44c', disc(x, y, 44), { opacity: 0.2 }),
    shape('#f2b44c', disc(x, y, 22)),
    shape(sea, disc(x, y, 8)),
    names,
  );
}
