import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { iso31661NumericToAlpha2 } from 'iso-3166';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Atlas, polygonsOf } from '../maps/draw-map';

/** Natural Earth, 1:50 million. */
const atlasFile = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');

let atlas: Atlas | undefined;

/** The outlines of all countries and of the land. Memoized. */
export function readAtlas(): Atlas {
  atlas ??= outlines();
  return atlas;
}

function outlines(): Atlas {
  const world = JSON.parse(readFileSync(atlasFile, 'utf8')) as Topology<{
    countries: GeometryCollection;
    land: GeometryCollection;
  }>;
  const featuresIn = (collection: GeometryCollection) =>
    (feature(world, collection) as FeatureCollection<Polygon | MultiPolygon>).features;
  return {
    land: featuresIn(world.objects.land).flatMap(polygonsOf),
    type: 'FeatureCollection',
    features: featuresIn(world.objects.countries).map((country) => ({
      ...country,
      id: codes.get(String(country.id)),
    })),
  };
}

/** Two-letter country codes in lower case, by the numbers that the file has. */
const codes: ReadonlyMap<string, string> = new Map(
  Object.entries(iso31661NumericToAlpha2).map(([numeric, alpha]) => [numeric, alpha.toLowerCase()]),
);
