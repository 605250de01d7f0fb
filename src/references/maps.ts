import { createHash } from 'node:crypto';
import { memoize } from '../document/memoize';
import type { Sources } from '../document/source';
import type { MapRequest } from '../generated/documents';
import { mapSize } from '../maps/draw-map';
import type { AstrayPlace } from '../maps/find-astray';
import { placeLabels } from '../maps/place-labels';
import type { DrawnMap } from '../resolved';
import { flags } from './flags';
import { misplaced } from './misplaced';
import type { ReferenceKind } from './reference-kind';

interface MapReference {
  pointer: string;
  request: MapRequest;
}

/** Maps: a document has coordinates, the view gets the address of a drawing and where the names are on it. */
export const maps: ReferenceKind<MapReference> = {
  parts: {
    'drawn-map': {
      find: (request, pointer) => [{ pointer, request: request as MapRequest }],
      view: {
        type: 'DrawnMap',
        imports: ['DrawnMap'],
        resolve: (request, _from, { sources }) => drawnMap(request as MapRequest, sources).map,
      },
    },
  },

  // Countries are known by the codes of their flags.
  check: (references, from, site) => [
    ...(flags.check?.(
      references.flatMap(({ pointer, request: { country } }) =>
        country === undefined ? [] : [{ pointer: `${pointer}/country`, name: country }],
      ),
      from,
      site,
    ) ?? []),
    ...references.flatMap(({ pointer, request }) =>
      misplaced(from.document, pointer, request, (whole) => drawnMap(whole, site.sources).astray),
    ),
  ],
};

interface MapFile {
  map: DrawnMap;
  svg: string;
  astray: readonly AstrayPlace[];
}

/** A map and its file. It is drawn once, however often it is asked for. */
export function drawnMap(request: MapRequest, sources: Sources): MapFile {
  const known = drawnBefore(sources);
  const key = JSON.stringify(request);
  const file = known.get(key) ?? draw(request, sources);
  known.set(key, file);
  return file;
}

const drawnBefore = memoize((_sources: Sources) => new Map<string, MapFile>());

function draw(request: MapRequest, { drawMap }: Sources): MapFile {
  const { svg, points, astray } = drawMap(request);
  const places = request.places.map(({ name }, index) => ({ name, x: 0, y: 0, ...points[index] }));
  const { labels, sides } = placeLabels(places);
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return {
    svg,
    astray,
    map: {
      image: { src: `/assets/maps/${request.country ?? 'places'}.${hash}.svg`, ...mapSize },
      labels,
      places: places.map((place, index) => ({ ...place, side: sides[index] })),
    },
  };
}
