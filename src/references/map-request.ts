import type { MapPlace, MapRequest } from '../generated/documents';

/** A map as it is in a document, with the collection and the entries that are named beside it. */
export interface MapOfCollection extends MapRequest {
  collection?: string;
  entries?: readonly string[];
}

/** A map with all its places, including those of its collection. */
export type WholeMap = MapRequest & { places: MapPlace[] };
