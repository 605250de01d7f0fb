import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';

/** The outlines of all countries. Each `id` is a lower-case country code: `nz`. */
export interface Atlas extends FeatureCollection<Polygon | MultiPolygon> {
  /** All land without borders between countries. */
  land?: readonly Polygon[];
}
