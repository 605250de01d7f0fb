import { isPage, type LinkedDocument, type LinkedPage, type LinkedSite } from '../site/checked-site';

/** The pages that are neither drafts nor special pages such as 404. */
export const publishedPages = <Page extends LinkedPage>({
  pages,
}: {
  pages: readonly Page[];
}): readonly Page[] => pages.filter(({ draft, isSpecial }) => !draft && !isSpecial);

/** The documents that are published, or that published pages show. */
export const shownDocuments = ({ documents }: LinkedSite): readonly LinkedDocument[] =>
  documents.filter(({ draft }) => !draft);

/** The same without special pages: the published pages, and what they show, such as the blocks of their kinds. */
export const publishedDocuments = (site: LinkedSite): readonly LinkedDocument[] =>
  shownDocuments(site).filter((document) => !isPage(document) || !document.isSpecial);
