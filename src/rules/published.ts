import type { LinkedDocument, LinkedPage, LinkedSite } from '../site/checked-site';

/** All pages that have a route and are not drafts. */
export const publishedPages = <Page extends LinkedPage>({
  pages,
}: {
  pages: readonly Page[];
}): readonly Page[] => pages.filter(({ draft, special }) => !draft && !special);

/** All documents that are published, or appear on published pages. */
export const shownDocuments = ({ documents }: LinkedSite): readonly LinkedDocument[] =>
  documents.filter(({ draft }) => !draft);
