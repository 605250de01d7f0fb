import type { RatesDocument } from '../generated/documents';
import type { Readable } from '../schema/readable-value';
import type { ReferringDocument } from './reference-kind';

/** The document with the rates of exchange, if the site has one. */
export const ratesDocument = <Document extends Pick<ReferringDocument, 'kind'>>(
  documents: readonly Document[],
): Document | undefined => documents.find(({ kind }) => kind === 'rates');

/** What it says, as far as it is valid. */
export const siteRates = (
  documents: readonly Pick<ReferringDocument, 'kind' | 'readable'>[],
): Readable<RatesDocument> | undefined =>
  ratesDocument(documents)?.readable as Readable<RatesDocument> | undefined;
