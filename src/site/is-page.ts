import type { LinkedDocument, LinkedPage } from './checked-site';

export const isPage = (document: LinkedDocument): document is LinkedPage => 'special' in document;
