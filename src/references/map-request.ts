import type { MapPlace, MapRequest } from '../generated/documents';

/** What a document says of a map, with the collection and the entries beside it. */
export interface MapOfCollection extends MapRequest {
  collection?: string;
  entries?: readonly string[];
}

/** A map that says all its places itself. */
export type WholeMap = MapRequest & { places: MapPlace[] };
