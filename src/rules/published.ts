import type { CheckedPage, CheckedSite, PlacedDocument } from '../site/checked-site';

/** Every page that has a route and is not a draft. */
export const publishedPages = ({ pages }: CheckedSite): readonly CheckedPage[] =>
  pages.filter(({ draft, special }) => !draft && !special);

/** Every document that is published or appears on published pages. */
export const shownDocuments = ({ documents }: CheckedSite): readonly PlacedDocument[] =>
  documents.filter(({ draft }) => !draft);
