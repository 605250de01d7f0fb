import { shortHash } from '../document/hash';
import { memoize } from '../document/memoize';
import type { Sources } from '../document/source';
import type { MapPlace, MapRequest } from '../generated/documents';
import { mapSize } from '../maps/draw-map';
import type { OutsidePlace } from '../maps/find-outside-places';
import { placeLabels } from '../maps/place-labels';
import type { DrawnMap } from '../resolved';
import { checkMapPlaces } from './check-map-places';
import { countryFlags } from './country-flags';
import { withoutDraftEntries } from './draft-entries';
import type { MapOfCollection, WholeMap } from './map-request';
import type { Container, ReferenceKind, ResolvableSite } from './reference-kind';
import { collectionNamed, siteSettings } from './site-documents';

interface MapReference {
  pointer: string;
  request: MapOfCollection;
}

/** Maps. The document has coordinates; the view gets the URL of a drawing, and where the names of places are on it. */
export const maps: ReferenceKind<MapReference> = {
  parts: {
    'drawn-map': {
      find: (request, pointer, _referringSchema, container) => [
        { pointer, request: withCollection(request, container) },
      ],
      view: {
        type: 'DrawnMap',
        imports: ['DrawnMap'],
        resolve: (request, _from, { sources, documents }, container) =>
          mapFileOf(wholeMap(withCollection(request, container), documents), sources).map,
      },
    },
  },

  // Countries have the same codes as flags, so they are checked like flags.
  check: (references, from, { documents, ...site }) => [
    ...(countryFlags.check?.(
      references.flatMap(({ pointer, request: { country } }) =>
        country === undefined ? [] : [{ pointer: `${pointer}/country`, name: country }],
      ),
      from,
      { documents, ...site },
    ) ?? []),
    // Drafts may still lack coordinates, so they are not checked.
    ...references.flatMap(({ pointer, request }) =>
      checkMapPlaces(
        from.parsed,
        pointer,
        wholeMap(request, withoutDraftEntries(documents)),
        // How many of the places are the collection's, which come first.
        placesIn(request, withoutDraftEntries(documents)).length,
        (whole) => mapFileOf(whole, site.sources).outside,
      ),
    ),
  ],
};

/** Adds the collection and the entries that are named beside a map, and that are its places. */
function withCollection(request: unknown, { collection, entries }: Container): MapOfCollection {
  return {
    ...(request as MapRequest),
    ...(typeof collection === 'string' && { collection }),
    ...(Array.isArray(entries) && { entries }),
  };
}

/** A map with all its places: first those of its collection, then its own. `borders` is set only if it is false. */
export function wholeMap(request: MapOfCollection, documents: ResolvableSite['documents']): WholeMap {
  const { country, borders = siteSettings(documents).mapBorders ?? true, places = [] } = request;
  return {
    ...(country !== undefined && { country }),
    ...(!borders && { borders }),
    places: [...placesIn(request, documents), ...places],
  };
}

/** The collection's places. Invalid parts are skipped, because they are reported in the collection. */
function placesIn(
  { collection, entries }: MapOfCollection,
  documents: ResolvableSite['documents'],
): readonly MapPlace[] {
  if (collection === undefined) return [];
  const found = collectionNamed(collection, documents);
  const all = (Object(found?.validValue) as { entries?: readonly Partial<EntryWithPlace>[] }).entries ?? [];
  const shownEntries = entries ? entries.flatMap((id) => all.find((entry) => entry?.id === id) ?? []) : all;
  return shownEntries.flatMap((entry) => {
    // The name of an entry may be that of a company or a country, so the label on the map is its town, if it has one.
    const {
      name: entryName,
      town: name = entryName,
      latitude,
      longitude,
    } = Object(entry) as Partial<EntryWithPlace>;
    return name === undefined || latitude === undefined || longitude === undefined
      ? []
      : [{ name, latitude, longitude }];
  });
}

type EntryWithPlace = MapPlace & { id: string; town?: string };

/** A drawn map: what the view gets of it, its SVG file, and the places outside of its country. */
interface MapFile {
  map: DrawnMap;
  svg: string;
  outside: readonly OutsidePlace[];
}

/** A map and its SVG file, memoized by request. */
export function mapFileOf(request: WholeMap, sources: Sources): MapFile {
  const cachedMaps = cachedMapsOf(sources);
  const key = JSON.stringify(request);
  const mapFile = cachedMaps.get(key) ?? createMapFile(request, sources);
  cachedMaps.set(key, mapFile);
  return mapFile;
}

const cachedMapsOf = memoize((_sources: Sources) => new Map<string, MapFile>());

function createMapFile(request: WholeMap, { drawMap }: Sources): MapFile {
  const { svg, points, outside } = drawMap(request);
  // There is a point for each place; the zeros are for TypeScript, which cannot know this.
  const places = request.places.map(({ name }, index) => ({ name, x: 0, y: 0, ...points[index] }));
  const { labels, sides } = placeLabels(places);
  const hash = shortHash(svg);
  return {
    svg,
    outside,
    map: {
      image: { src: `/assets/maps/${request.country ?? 'places'}.${hash}.svg`, ...mapSize },
      labels,
      places: places.map((place, index) => ({ ...place, side: sides[index] })),
    },
  };
}
