import type { MapPlace, MapRequest } from '../generated/documents';

/** A map as documents write it, with the collection and the entries named beside it. */
export interface MapOfCollection extends MapRequest {
  collection?: string;
  entries?: readonly string[];
}

/** A map with all its places included. */
export type WholeMap = MapRequest & { places: MapPlace[] };
