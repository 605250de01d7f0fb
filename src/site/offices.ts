import type { Office, OfficesDocument } from '../generated/documents';
import type { ReferringDocument } from '../references/reference-kind';

/** The offices of the site, in the order of their document. */
export function officesOf(documents: readonly ReferringDocument[]): readonly Office[] {
  const { entries = [] }: Partial<OfficesDocument> = Object(
    documents.find(({ kind }) => kind === 'offices')?.readable,
  );
  return entries;
}
