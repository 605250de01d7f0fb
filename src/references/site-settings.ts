import { memoize } from '../document/memoize';
import type { SiteDocument } from '../generated/documents';
import type { ReferringDocument } from './reference-kind';

/** The valid part of the site's settings. */
export const siteSettings = memoize(
  (documents: readonly ReferringDocument[]): Partial<SiteDocument> =>
    Object(documents.find(({ kind }) => kind === 'site')?.validValue),
);
