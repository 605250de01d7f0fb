import { describe, expect, it } from 'vitest';
import { readAtlas } from '../assets/read-atlas';
import { drawMap, mapSize, shadeOpacity } from './draw-map';

const atlas = readAtlas();
const napier = { name: 'Napier', latitude: -39.49, longitude: 176.92 };
const dunedin = { name: 'Dunedin', latitude: -45.87, longitude: 170.5 };

describe('a map of a country', () => {
  it('has its places in the middle, where a phone shows them, north above south', () => {
    const { points } = drawMap(atlas, { country: 'nz', places: [napier, dunedin] });
    const half = (0.5 * 780) / mapSize.width; // `contentArea` of draw-map.ts is 780 wide
    for (const { x, y } of points) {
      expect(Math.abs(x - 0.5)).toBeLessThan(half);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(1);
    }
    expect(points[0]?.y).toBeLessThan(points[1]?.y ?? 0);
    expect(points[0]?.x).toBeGreaterThan(points[1]?.x ?? 1);
  });

  it('is drawn around its places, not around what belongs to it on the other side of the world', () => {
    const paris = { name: 'Paris', latitude: 48.86, longitude: 2.35 };
    const nice = { name: 'Nice', latitude: 43.7, longitude: 7.27 };
    const [north, south] = drawMap(atlas, { country: 'fr', places: [paris, nice] }).points;
    expect((south?.y ?? 0) - (north?.y ?? 0)).toBeGreaterThan(0.3);
  });

  it('shows the country and, fainter, the land around it', () => {
    const { svg } = drawMap(atlas, {
      country: 'ie',
      places: [{ name: 'Cork', latitude: 51.9, longitude: -8.47 }],
    });
    const shades = [...svg.matchAll(/fill-opacity="([^"]+)"/g)].map(([, shade]) => Number(shade));
    expect(shades).toHaveLength(2);
    expect(shades[0]).toBeLessThan(shades[1] ?? 0);
  });

  it('has coasts that are one pixel wide on a screen of any size', () => {
    const { svg } = drawMap(atlas, { country: 'nz', places: [napier] });
    expect(svg.match(/vector-effect="non-scaling-stroke"/g)).toHaveLength(2);
    expect(svg).not.toContain('stroke-width');
  });

  it.each(['nz', 'au', 'ca', 'us', 'de'])('is an SVG below 40 KiB: %s', (country) => {
    const outline = atlas.features.find(({ id }) => id === country)?.geometry.coordinates.flat(3) ?? [];
    const place = { name: 'Here', latitude: Number(outline[1]), longitude: Number(outline[0]) };
    expect(drawMap(atlas, { country, places: [place] }).svg.length).toBeLessThan(40 * 1024);
  });
});

it('without a country a map is drawn around its places, with the land there', () => {
  const muscat = { name: 'Muscat', latitude: 23.59, longitude: 58.41 };
  const { svg, points } = drawMap(atlas, { places: [muscat, napier] });
  expect(svg.match(/<path/g)).toHaveLength(1);
  expect(svg).toContain(`fill-opacity="${shadeOpacity.alone.land}"`); // as clear as a country that stands out
  expect(points[0]?.x).toBeLessThan(points[1]?.x ?? 0);
});

it('without borders a map shows coasts alone, and its places where they are with borders', () => {
  const delhi = { name: 'Delhi', latitude: 28.61, longitude: 77.21 };
  const request = { country: 'in', places: [delhi] };
  const bordered = drawMap(atlas, request);
  const { svg, points } = drawMap(atlas, { ...request, borders: false });
  expect(points).toEqual(bordered.points);
  expect(svg.match(/<path/g)).toHaveLength(1);
  expect(svg).toMatch(/ d="M\d/);
  expect(svg.length).toBeLessThan(bordered.svg.length / 2); // no line crosses the land
});

it.each([
  ['Oslo', 59.91, 10.75],
  ['Toronto', 43.65, -79.38],
])('a place far from all others is on the map with them: %s', (name, latitude, longitude) => {
  const others = [
    { name: 'Muscat', latitude: 23.59, longitude: 58.41 },
    { name: 'Hobart', latitude: -42.88, longitude: 147.33 },
    { name: 'Taipei', latitude: 25.03, longitude: 121.57 },
    napier,
  ];
  const { points, svg } = drawMap(atlas, {
    borders: false,
    places: [...others, { name, latitude, longitude }],
  });
  for (const { x, y } of points) {
    expect(Math.abs(x - 0.5)).toBeLessThanOrEqual((0.5 * 790) / mapSize.width); // 780, and some tolerance
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(1);
  }
  expect(svg.length).toBeLessThan(60 * 1024);
});
