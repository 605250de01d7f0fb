import { kindsPath } from '../document/document-kind';
import { memoize } from '../document/memoize';
import type { KindsDocument, PageKind } from '../generated/documents';
import type { PartiallyValid } from '../schema/valid-value';
import type { ReferencedSite, ReferringDocument } from './reference-kind';

/** The kinds of pages of a site that defines none. */
const defaultKinds: readonly PageKind[] = [{ kind: 'page', places: ['menu', 'footer'] }];

/** The document that defines the kinds of pages, if there is one. */
export const kindsDocument = (documents: readonly ReferringDocument[]): ReferringDocument | undefined =>
  documents.find(({ kind }) => kind === 'kinds');

/** The site's kinds of pages. Those without a valid name are skipped. */
export const siteKinds = memoize((documents: readonly ReferringDocument[]): readonly PageKind[] => {
  const document = kindsDocument(documents);
  if (!document) return defaultKinds;
  const { kinds = [] } = Object(document.validValue) as PartiallyValid<KindsDocument>;
  return kinds.filter((kind): kind is PageKind => kind?.kind !== undefined);
});

/** The topics that enquiries can have. Invalid ones are skipped. */
export const siteTopics = (documents: readonly ReferringDocument[]): readonly string[] => {
  const { topics = [] } = Object(kindsDocument(documents)?.validValue) as PartiallyValid<KindsDocument>;
  return topics.filter((topic) => topic !== undefined);
};

/** Whether all kinds are known. They are not while their document cannot be parsed. */
export const areKindsKnown = ({
  sources,
  documents,
}: Pick<ReferencedSite, 'sources' | 'documents'>): boolean =>
  kindsDocument(documents) !== undefined || !sources.documents.some(({ path }) => path === kindsPath);
