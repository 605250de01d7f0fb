import { kindsPath } from '../document/document-kind';
import { memoize } from '../document/memoize';
import type { KindsDocument, PageKind } from '../generated/documents';
import type { Readable } from '../schema/readable-value';
import type { ReferencedSite, ReferringDocument } from './reference-kind';

/** The kinds of a site that has no document for them. */
const plain: readonly PageKind[] = [{ kind: 'page', places: ['menu', 'footer'] }];

/** What the document for the kinds of pages says, as far as it is valid. */
export const kindsDocument = (documents: readonly ReferringDocument[]): ReferringDocument | undefined =>
  documents.find(({ kind }) => kind === 'kinds');

/** The kinds of pages of a site, as far as they are valid. */
export const siteKinds = memoize((documents: readonly ReferringDocument[]): readonly PageKind[] => {
  const document = kindsDocument(documents);
  if (!document) return plain;
  const { kinds = [] } = Object(document.readable) as Readable<KindsDocument>;
  return kinds.filter((kind): kind is PageKind => kind?.kind !== undefined);
});

/** What enquiries can be about, as far as it is valid. */
export const siteTopics = (documents: readonly ReferringDocument[]): readonly string[] => {
  const { topics = [] } = Object(kindsDocument(documents)?.readable) as Readable<KindsDocument>;
  return topics.filter((topic) => topic !== undefined);
};

/** Whether it is certain which kinds there are: they are not while their document cannot be read. */
export const knowsKinds = ({ sources, documents }: Pick<ReferencedSite, 'sources' | 'documents'>): boolean =>
  kindsDocument(documents) !== undefined || !sources.documents.some(({ path }) => path === kindsPath);
