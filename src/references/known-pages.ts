import { memoize } from '../document/memoize';
import type { PageDocument, PageKind } from '../generated/documents';
import { type LowestSumOfPage, lowestSumIn } from './lowest-sums';
import type { ReferringDocument } from './reference-kind';
import { siteKinds } from './site-kinds';

/** What other pages know of a published page that is listed, or that is about another one. */
export interface KnownPage {
  route: string;
  kind: PageDocument['kind'];
  name: string;
  /** The name as it stands within a sentence. */
  inText: string;
  /** The route of the page that it is about. */
  about?: string;
  /** Its position among its kind; omitted if it is not listed. */
  order?: number;
  flag?: string;
  icon?: string;
  /** The lowest sum of its tables, of those that its kind says are compared. */
  fee?: LowestSumOfPage;
}

/** In the order in which their kind is listed; those that are not listed come last. */
export const knownPages = memoize((documents: readonly ReferringDocument[]): readonly KnownPage[] =>
  documents
    .flatMap((document) => toKnownPage(document, siteKinds(documents)))
    .sort((a, b) => positionOf(a) - positionOf(b) || (a.route < b.route ? -1 : 1)),
);

const positionOf = ({ order = Number.POSITIVE_INFINITY }: KnownPage) => Math.min(order, Number.MAX_VALUE);

function toKnownPage(
  { kind, readable, route, draft, mentions }: ReferringDocument,
  kinds: readonly PageKind[],
): readonly KnownPage[] {
  if (kind !== 'page' || route === undefined || draft) return [];
  const { kind: pageKind, breadcrumb, about, listing } = readable as PageDocument;
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
      fee: lowestSumIn(mentions.lowestSums, figures?.lowest),
    },
  ];
}

/** The pages of each kind that list themselves. */
export const pagesByKind = memoize((pages: readonly KnownPage[]) =>
  grouped(pages, ({ kind, order }) => (order === undefined ? undefined : kind)),
);

/** The pages that are about others, by what they are about. */
export const pagesBySubject = memoize((pages: readonly KnownPage[]) => grouped(pages, ({ about }) => about));

export const pagesByRoute = memoize(
  (pages: readonly KnownPage[]): ReadonlyMap<string, KnownPage> =>
    new Map(pages.map((page) => [page.route, page])),
);

function grouped(
  pages: readonly KnownPage[],
  groupOf: (page: KnownPage) => string | undefined,
): ReadonlyMap<string, readonly KnownPage[]> {
  const groups = new Map<string, KnownPage[]>();
  for (const page of pages) {
    const group = groupOf(page);
    if (group === undefined) continue;
    const members = groups.get(group);
    if (members) members.push(page);
    else groups.set(group, [page]);
  }
  return groups;
}
