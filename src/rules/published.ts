import type { LinkedDocument, LinkedPage, LinkedSite } from '../site/checked-site';

/** The pages that are neither drafts nor special pages such as 404. */
export const publishedPages = <Page extends LinkedPage>({
  pages,
}: {
  pages: readonly Page[];
}): readonly Page[] => pages.filter(({ draft, isSpecial }) => !draft && !isSpecial);

/** The documents that are published, or that published pages show. */
export const shownDocuments = ({ documents }: LinkedSite): readonly LinkedDocument[] =>
  documents.filter(({ draft }) => !draft);
