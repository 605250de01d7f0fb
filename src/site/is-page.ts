import type { LinkedPage, PlacedDocument } from './checked-site';

export const isPage = (document: PlacedDocument): document is LinkedPage => 'special' in document;
