import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';

/** The outline of every country. The `id` of each is its code in small letters: `nz`. */
export type Atlas = FeatureCollection<Polygon | MultiPolygon>;
