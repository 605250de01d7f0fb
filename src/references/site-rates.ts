import type { RatesDocument } from '../generated/documents';
import type { PartiallyValid } from '../schema/valid-part';
import type { ReferringDocument } from './reference-kind';

/** The document of exchange rates, if the site has one. */
export const ratesDocument = <Document extends Pick<ReferringDocument, 'kind'>>(
  documents: readonly Document[],
): Document | undefined => documents.find(({ kind }) => kind === 'rates');

/** The valid part of the exchange rates. */
export const siteRates = (
  documents: readonly Pick<ReferringDocument, 'kind' | 'validValue'>[],
): PartiallyValid<RatesDocument> | undefined =>
  ratesDocument(documents)?.validValue as PartiallyValid<RatesDocument> | undefined;
