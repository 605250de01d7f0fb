import { groupBy } from '../document/group-by';
import { memoize } from '../document/memoize';
import type { PageDocument, PageKind } from '../generated/documents';
import { lowestAmountIn, type TableAmount } from './lowest-amounts';
import type { ReferringDocument } from './reference-kind';
import { siteKinds } from './site-kinds';

/** What other pages show of a published page. Only pages that are listed or about another page have a summary. */
export interface PageSummary {
  route: string;
  kind?: PageDocument['kind'];
  name: string;
  /** The name within a sentence. */
  inText: string;
  /** Route of the page that it is about. */
  about?: string;
  /** Its position among pages of its kind; omitted if it is not listed. */
  order?: number;
  flag?: string;
  icon?: string;
  /** The lowest of those amounts in its tables by which pages of its kind are compared. */
  fee?: TableAmount;
}

/** All summaries, sorted by listing order; pages that are not listed come last. */
export const pageSummaries = memoize((documents: readonly ReferringDocument[]): readonly PageSummary[] =>
  documents
    .flatMap((document) => summariesOf(document, siteKinds(documents)))
    .sort((a, b) => positionOf(a) - positionOf(b) || (a.route < b.route ? -1 : 1)),
);

/** A finite number even for pages that are not listed, because the difference of two infinities is not a number. */
const positionOf = ({ order = Number.POSITIVE_INFINITY }: PageSummary) => Math.min(order, Number.MAX_VALUE);

function summariesOf(
  { kind, validValue, route, draft, documentIndex }: ReferringDocument,
  kinds: readonly PageKind[],
): readonly PageSummary[] {
  if (kind !== 'page' || route === undefined || draft) return [];
  const { kind: pageKind, title, breadcrumb = title, about, listing } = validValue as PageDocument;
  if (!listing && about === undefined) return [];
  const figures = kinds.find((one) => one.kind === pageKind)?.figures;
  const name = listing?.name ?? breadcrumb;
  return [
    {
      route,
      kind: pageKind,
      name,
      inText: listing?.inText ?? name,
      about,
      order: listing?.order,
      flag: listing?.flag,
      icon: listing?.icon,
      fee: lowestAmountIn(documentIndex.lowestAmounts, figures?.lowest),
    },
  ];
}

/** Summaries of listed pages, by kind. */
export const pagesByKind = memoize((pages: readonly PageSummary[]) =>
  groupBy(pages, ({ kind, order }) => (order === undefined ? undefined : kind)),
);

/** Summaries of pages about other pages, by the route of the page that they are about. */
export const pagesBySubject = memoize((pages: readonly PageSummary[]) =>
  groupBy(pages, ({ about }) => about),
);

/** Summaries by route. */
export const pagesByRoute = memoize(
  (pages: readonly PageSummary[]): ReadonlyMap<string, PageSummary> =>
    new Map(pages.map((page) => [page.route, page])),
);
