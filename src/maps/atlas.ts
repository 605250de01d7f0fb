import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';

/** The outline of every country. The `id` of each is its code in small letters: `nz`. */
export interface Atlas extends FeatureCollection<Polygon | MultiPolygon> {
  /** All of them without the borders between them. */
  land?: readonly Polygon[];
}
