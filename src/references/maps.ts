import type { Diagnostic } from '../diagnostics/diagnostic';
import { placeOutside } from '../diagnostics/place-outside/place-outside';
import { repeatedPlace } from '../diagnostics/repeated-place/repeated-place';
import { shortHash } from '../document/hash';
import { locationOfValue } from '../document/location';
import { memoize, memoizeText } from '../document/memoize';
import type { ParsedDocument } from '../document/parsed-document';
import type { Sources } from '../document/source';
import type { MapPlace, MapRequest } from '../generated/documents';
import { mapSize } from '../maps/draw-map';
import type { OutsidePlace } from '../maps/find-outside-places';
import { placeLabels } from '../maps/place-labels';
import type { DrawnMap } from '../resolved';
import { countryFlags, countryOfFlag } from './country-flags';
import type { MapOfCollection } from './document-index';
import { withoutDraftEntries } from './draft-entries';
import type { Container, ReferencedSite, ReferenceKind, ResolvableSite } from './reference-kind';
import { collectionNamed, siteSettings } from './site-documents';

interface MapReference {
  pointer: string;
  request: MapOfCollection;
}

/** A map with all its places, including those of its collection. */
type WholeMap = MapRequest & { places: MapPlace[] };

/** Maps. The document has coordinates; the view gets the URL of a drawing, and where the names of places are on it. */
export const maps: ReferenceKind<MapReference> = {
  parts: {
    'drawn-map': {
      find: (request, pointer, _referringSchema, container) => [
        { pointer, request: withCollection(request, container) },
      ],
      view: {
        type: 'DrawnMap',
        resolve: (request, _from, { sources, documents }, container) =>
          mapFileOf(wholeMap(withCollection(request, container), documents), sources).map,
      },
    },
  },

  check: (references, from, site) => {
    // Countries have the same codes as flags, so they are checked like flags.
    const countries = references.flatMap(({ pointer, request: { country } }) =>
      country === undefined ? [] : { pointer: `${pointer}/country`, name: country },
    );
    return [
      ...(countryFlags.check?.(countries, from, site) ?? []),
      ...references.flatMap((reference) => checkPlaces(reference, from.parsed, site)),
    ];
  },
};

/** Reports places of a map that occur twice or lie outside its country. */
function checkPlaces(
  { pointer, request }: MapReference,
  document: ParsedDocument,
  { sources, documents }: ReferencedSite,
): readonly Diagnostic[] {
  // Entries that are drafts may still lack coordinates, so they are not checked.
  const published = withoutDraftEntries(documents);
  const map = wholeMap(request, published);
  const { country, places } = map;
  const collectionCount = placesIn(request, published).length; // these come first
  const locationOfPlace = (index: number, property: keyof MapPlace) =>
    index < collectionCount
      ? locationOfValue(document, `${pointer.slice(0, pointer.lastIndexOf('/'))}/collection`)
      : locationOfValue(document, `${pointer}/places/${index - collectionCount}/${property}`);

  const repeated = places.flatMap((place, index) => {
    const earlierPlaces = places.slice(0, index);
    if (earlierPlaces.some(({ name }) => name === place.name))
      return [repeatedPlace(locationOfPlace(index, 'name'), place.name)];
    const coincident = earlierPlaces.find((other) => haveSameCoordinates(place, other));
    return coincident ? [repeatedPlace(locationOfPlace(index, 'latitude'), place.name, coincident.name)] : [];
  });
  if (country === undefined || places.length === 0) return repeated;

  const outsidePlaces = mapFileOf(map, sources).outside;
  // If all are outside, the country is wrong rather than each place.
  if (outsidePlaces.length === places.length && places.length > 1)
    return [
      ...repeated,
      placeOutside(locationOfValue(document, `${pointer}/country`), undefined, countryOfFlag(country)),
    ];
  const outside = outsidePlaces.flatMap(({ index, meant }) => {
    const place = places[index];
    if (!place) return [];
    // The coordinate that is wrong: the longitude if the latitude is as it was meant.
    const property = meant?.latitude === place.latitude ? 'longitude' : 'latitude';
    return [placeOutside(locationOfPlace(index, property), place.name, countryOfFlag(country), place, meant)];
  });
  return [...repeated, ...outside];
}

const haveSameCoordinates = (one: MapPlace, other: MapPlace) =>
  one.latitude === other.latitude && one.longitude === other.longitude;

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
    const { town, latitude, longitude, ...rest } = Object(entry) as Partial<EntryWithPlace>;
    // The name of an entry may be that of a company or a country, so the label on the map is its town, if it has one.
    const name = town ?? rest.name;
    return name === undefined || latitude === undefined || longitude === undefined
      ? []
      : { name, latitude, longitude };
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
export const mapFileOf = (request: WholeMap, sources: Sources): MapFile =>
  mapFilesOf(sources)(JSON.stringify(request));

const mapFilesOf = memoize((sources: Sources) =>
  memoizeText((request) => createMapFile(JSON.parse(request), sources)),
);

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
