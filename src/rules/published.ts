import type { LinkedPage, LinkedSite, PlacedDocument } from '../site/checked-site';

/** Every page that has a route and is not a draft. */
export const publishedPages = <Page extends LinkedPage>({
  pages,
}: {
  pages: readonly Page[];
}): readonly Page[] => pages.filter(({ draft, special }) => !draft && !special);

/** Every document that is published or appears on published pages. */
export const shownDocuments = ({ documents }: LinkedSite): readonly PlacedDocument[] =>
  documents.filter(({ draft }) => !draft);
