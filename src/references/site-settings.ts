import { memoize } from '../document/memoize';
import type { SiteDocument } from '../generated/documents';
import type { ReferringDocument } from './reference-kind';

/** What the document for the whole site says, as far as it is valid. */
export const siteSettings = memoize(
  (documents: readonly ReferringDocument[]): Partial<SiteDocument> =>
    Object(documents.find(({ kind }) => kind === 'site')?.readable),
);
