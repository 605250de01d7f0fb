import { collectionPath, formPath } from '../document/document-kind';
import { memoize } from '../document/memoize';
import type { RatesDocument, SiteDocument, ThemeDocument } from '../generated/documents';
import type { PartiallyValid } from '../schema/valid-value';
import type { ReferringDocument } from './reference-kind';

const documentsByPath = memoize(
  (documents: readonly ReferringDocument[]): ReadonlyMap<string, ReferringDocument> =>
    new Map(documents.map((document) => [document.parsed.source.path, document])),
);

/** The document of a collection; undefined if there is no such collection. */
export const collectionNamed = (name: string, documents: readonly ReferringDocument[]) =>
  documentsByPath(documents).get(collectionPath(name));

/** The document of a form; undefined if there is no such form. */
export const formNamed = (name: string, documents: readonly ReferringDocument[]) =>
  documentsByPath(documents).get(formPath(name));

/** The valid part of the site's settings. */
export const siteSettings = memoize(
  (documents: readonly ReferringDocument[]): Partial<SiteDocument> =>
    Object(documents.find(({ kind }) => kind === 'site')?.validValue),
);

/** The valid part of the theme; empty if the site has none. */
export const validTheme = memoize(
  (documents: readonly ReferringDocument[]): Partial<ThemeDocument> =>
    Object(documents.find(({ kind }) => kind === 'theme')?.validValue),
);

/** The document of exchange rates, if the site has one. */
export const ratesDocument = <Document extends Pick<ReferringDocument, 'kind'>>(
  documents: readonly Document[],
): Document | undefined => documents.find(({ kind }) => kind === 'rates');

/** The valid part of the exchange rates. */
export const siteRates = (
  documents: readonly Pick<ReferringDocument, 'kind' | 'validValue'>[],
): PartiallyValid<RatesDocument> | undefined =>
  ratesDocument(documents)?.validValue as PartiallyValid<RatesDocument> | undefined;
