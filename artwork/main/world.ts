import { posterFrame } from './frame';
import { isLand } from './land';
import { mix, paper } from './palette';
import { scene } from './scene';
import { d, disc, each, line, type Point, shape, steps, tag } from './svg';

/** The site's action colour, here the colour of the place one starts from. */
const teal = '#0b5d5a';

const home = { latitude: 22.5, longitude: 78.9 };

/** Where India lies on an illustration, how large the map is and how much wider than high. */
export interface MapFrame {
  readonly middle: Point;
  readonly pixelsPerRadian: number;
  readonly widen: number;
}

const poster: MapFrame = { middle: [600, 486], pixelsPerRadian: 212, widen: 1.36 };
const { middle, widen } = poster;

/** Where each arc lands, the tone of its poster and how far the arc leaves the straight line. */
interface Arc {
  readonly latitude: number;
  readonly longitude: number;
  readonly tone: string;
  readonly bend: number;
}

export const arcs: Readonly<Record<string, Arc>> = {
  australia: { latitude: -33.9, longitude: 151.2, tone: '#8a4b08', bend: -0.16 },
  canada: { latitude: 45.5, longitude: -79, tone: '#9b2226', bend: 0.1 },
  uk: { latitude: 52.2, longitude: -1, tone: '#1d3f8f', bend: 0.22 },
  france: { latitude: 44, longitude: 1, tone: '#5b3a8c', bend: -0.1 },
  germany: { latitude: 52.5, longitude: 13.4, tone: '#7a5a00', bend: 0.06 },
  ireland: { latitude: 54, longitude: -10, tone: '#0f5c3c', bend: 0.36 },
  dubai: { latitude: 25.2, longitude: 55.3, tone: '#8c5a2b', bend: 0.3 },
  usa: { latitude: 37.8, longitude: -122.4, tone: '#27496d', bend: 0.17 },
  newzealand: { latitude: -39.3, longitude: 175.5, tone: '#1f5f4a', bend: 0.2 },
};

/** An equidistant map around India, drawn out sideways: no place is on the wrong side of another. */
export function project(
  latitude: number,
  longitude: number,
  { middle, pixelsPerRadian, widen }: MapFrame = poster,
): Point {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat, lat0, east] = [radians(latitude), radians(home.latitude), radians(longitude - home.longitude)];
  const cosine = Math.sin(lat0) * Math.sin(lat) + Math.cos(lat0) * Math.cos(lat) * Math.cos(east);
  const away = Math.acos(Math.max(-1, Math.min(1, cosine)));
  const stretch = away < 1e-6 ? 0 : (away / Math.sin(away)) * pixelsPerRadian;
  return [
    middle[0] + widen * stretch * Math.cos(lat) * Math.sin(east),
    middle[1] - stretch * (Math.cos(lat0) * Math.sin(lat) - Math.sin(lat0) * Math.cos(lat) * Math.cos(east)),
  ];
}

/** Land as dots that lie evenly on the globe, turn by turn around its axis without the far side, which would smear. */
export function land(map: MapFrame = poster, reach = 470): string {
  const { middle, widen } = map;
  const count = 2600;
  const dots = steps(0, count - 1, count).flatMap((i): readonly Point[] => {
    const latitude = (Math.asin(1 - (2 * i + 1) / count) * 180) / Math.PI;
    const longitude = ((i * 137.50776) % 360) - 180;
    if (!isLand(longitude, latitude)) return [];
    const [x, y] = project(latitude, longitude, map);
    return Math.hypot((x - middle[0]) / widen, y - middle[1]) < reach ? [[x, y]] : [];
  });
  return each(dots, ([x, y]) => `M${Math.round(x)},${Math.round(y)}h0`);
}

const oval = (r: number) =>
  d`M${middle[0] - r * widen},${middle[1]}a${r * widen},${r} 0 1 1 ${2 * r * widen},0` +
  d`a${r * widen},${r} 0 1 1 ${-2 * r * widen},0z`;

/** The southern meridians, which hold the empty sea together. */
const meridians = () =>
  each(steps(-26, 184, 8), (longitude) =>
    each(steps(15, -72, 13), (latitude, i) => {
      const [x, y] = project(latitude, longitude);
      return `${i ? 'L' : 'M'}${Math.round(x)},${Math.round(y)}`;
    }),
  );

export function arc(bend: number, [x, y]: Point, { middle }: MapFrame = poster): string {
  const [dx, dy] = [x - middle[0], y - middle[1]];
  return d`M${middle[0]},${middle[1]}Q${middle[0] + dx / 2 - dy * bend},${middle[1] + dy / 2 + dx * bend} ${x},${y}`;
}

/** India in the middle of a quiet map of dots and circles of distance, and nine arcs that leave it. */
export function world(): string {
  const ends = Object.values(arcs).map((way) => ({ ...way, at: project(way.latitude, way.longitude) }));
  const sea = mix(paper, teal, 0.1);
  const rings = [620, 480, 340, 200];
  return scene(
    posterFrame,
    tag('rect', { width: 1200, height: 900, fill: mix(paper, '#f2b44c', 0.14) }),
    each(rings, (r, i) => shape(mix(sea, paper, i * 0.26), oval(r))),
    line(teal, 1.5, meridians(), { opacity: 0.16 }),
    line(teal, 7.5, land(), { opacity: 0.3, 'stroke-linecap': 'round' }),
    each(ends, ({ at, bend, tone }) => line(tone, 4.5, arc(bend, at), { 'stroke-linecap': 'round' })),
    each(ends, ({ at: [x, y], tone }) => shape(paper, disc(x, y, 13)) + shape(tone, disc(x, y, 9))),
    shape(teal, disc(middle[0], middle[1], 36), { opacity: 0.2 }),
    shape(teal, disc(middle[0], middle[1], 21)),
    shape(paper, disc(middle[0], middle[1], 8)),
  );
}
