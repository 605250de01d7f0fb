import { groupBy } from '../document/group-by';
import { memoize } from '../document/memoize';
import { fill } from '../format/fill';
import { withQuery } from '../format/with-query';
import type {
  BookingLink,
  LocatedPartner,
  PartnerLink,
  RelatedArticle,
  SiblingPages,
} from '../generated/documents';
import type { LinkList, ListedLink, SiblingList } from '../resolved';
import { targetOnPage } from './booking-target';
import { entriesOf } from './collections';
import { registerByRoute } from './facts-of-pages';
import { type PageSummary, pageSummaries, pagesByKind, pagesByRoute, pagesBySubject } from './page-summaries';
import { topicOf } from './page-topic';
import type { ReferenceKind, ReferringDocument } from './reference-kind';
import { siteSettings } from './site-documents';
import { toTarget } from './target';

/**
 * The links under “next steps”, computed from the page's topic. `otherwise` is the label on pages without a topic, or
 * without partners; labels such as `label` and `pair` have names filled in.
 */
export const nextSteps: ReferenceKind<never> = {
  parts: {
    'booking-link': {
      view: {
        type: '{ label: string; to: Target }',
        resolve: (link, from, site) => {
          const { label, otherwise, to } = link as BookingLink;
          const name = topicOf(from, site.documents)?.nameInSentence;
          return { label: name ? fill(label, { name }) : otherwise, to: targetOnPage(to, from, site) };
        },
      },
    },
    'sibling-pages': {
      view: {
        type: 'SiblingList | null',
        resolve: (request, { route, validValue }, { documents, redirects }): SiblingList | null => {
          const {
            heading,
            lowest: lowestLabel,
            own: ownLabel,
            tools: toolLinks = [],
          } = request as SiblingPages;
          // On a page about another one, such as an article, the links lead to that one and its siblings.
          const { about } = Object(validValue) as { about?: string };
          const page = pagesByRoute(pageSummaries(documents)).get(about ?? route ?? '');
          const currentPage = about === undefined ? page : undefined;
          const siblings = siblingsOf(page, documents, {
            comparesFees: lowestLabel !== undefined,
            currentPage,
            includesCurrentPage: ownLabel !== undefined && currentPage?.fee !== undefined,
          });
          if (siblings.every((one) => one.page === currentPage)) return null;
          const links = siblings.map(({ page: one, hasLowestFees }) => ({
            ...linkTo(one),
            badge: hasLowestFees ? lowestLabel : undefined,
            currentPageLabel: one === currentPage ? ownLabel : undefined,
          }));
          const registers = registerByRoute(documents);
          const ownRegister = registers.get(about ?? route ?? '');
          // The sibling that a tool compares with the page.
          const other = siblings.find((one) => one.page !== page && registers.has(one.page.route))?.page;
          const tools = toolLinks.map(({ label, pair, to, chosen }): ListedLink => {
            // A tool that is `chosen` has the block `compare`, which begins with the registers in the query's `with`.
            const link = (text: string, href: string) => ({
              label: text,
              to: { ...toTarget(to, redirects), href },
            });
            if (!chosen || ownRegister === undefined) return link(label, to);
            if (pair === undefined || !page || !other)
              return link(label, withQuery(to, { with: ownRegister }));
            return link(
              fill(pair, { name: page.inText, other: other.inText }),
              // Commas unescaped, as that block writes them.
              withQuery(to, { with: `${ownRegister},${registers.get(other.route)}` }).replace('%2C', ','),
            );
          });
          return { heading, links, tools };
        },
      },
    },
    'partner-link': {
      view: {
        type: 'LinkList | null',
        resolve: (link, from, site): LinkList => {
          const { heading, label, otherwise, collection, topic, to } = link as PartnerLink;
          const pageTopic = topicOf(from, site.documents);
          const all = (entriesOf(collection, site) ?? []) as readonly LocatedPartner[];
          const partners =
            pageTopic?.topic === topic ? all.filter(({ country }) => country === pageTopic.name) : [];
          const target = toTarget(to, site.redirects);
          const one: ListedLink =
            pageTopic && partners.length > 0
              ? {
                  label: fill(label, { name: pageTopic.nameInSentence }),
                  to: { ...target, href: withQuery(to, { [topic]: pageTopic.name }) },
                  note: partners.map(({ name }) => name).join(', '),
                }
              : { label: otherwise, to: target };
          return { heading, links: [one] };
        },
      },
    },
    'related-article': {
      view: {
        type: 'LinkList | null',
        resolve: (article, from, { documents }): LinkList | null => {
          const { heading } = article as RelatedArticle;
          const subject = topicOf(from, documents)?.route ?? '';
          const articles = pagesBySubject(pageSummaries(documents)).get(subject) ?? [];
          const found = articles.find(({ route }) => route !== from.route);
          return found ? { heading, links: [linkTo(found)] } : null;
        },
      },
    },
  },
};

const linkTo = ({ name, route, flag, icon, fee }: PageSummary): ListedLink => ({
  label: name,
  to: { kind: 'route', href: route },
  flag,
  icon,
  fee: fee && { from: fee.from, currency: fee.currency, atLeast: true, per: fee.per },
});

/** What decides which siblings of a page are shown. */
interface SiblingOptions {
  /** There is a label for the lowest fees. Without it, fees are not compared. */
  comparesFees: boolean;
  /** The page whose siblings are shown; undefined if they are shown on another page that is about it. */
  currentPage: PageSummary | undefined;
  /** The current page is to be among the siblings, so that visitors can compare its fees. */
  includesCurrentPage: boolean;
}

/** Another page of the same kind, or the page itself. */
interface Sibling {
  page: PageSummary;
  hasLowestFees: boolean;
}

/**
 * At most three pages: the one with the lowest fees of the kind (or the second lowest, if the page on which they are
 * shown has the lowest), and those that follow in the menu, wrapping around. `page` itself is one of the three with
 * `includesCurrentPage`, and without `currentPage`. If all their fees can be compared, they are in ascending order.
 */
function siblingsOf(
  page: PageSummary | undefined,
  documents: readonly ReferringDocument[],
  { comparesFees, currentPage, includesCurrentPage }: SiblingOptions,
): readonly Sibling[] {
  const kind = page?.kind ?? '';
  const pagesOfKind = pagesByKind(pageSummaries(documents)).get(kind);
  if (!page || !pagesOfKind) return [];
  const position = pagesOfKind.indexOf(page);
  const following = [
    ...(currentPage ? [] : [page]),
    ...pagesOfKind.slice(position + 1, position + 4),
    ...pagesOfKind.slice(0, Math.min(position, 3)),
  ];
  const lowest = (comparesFees && lowestByKind(documents).get(kind)) || [];
  const first = lowest.filter((other) => other !== currentPage).slice(0, 1);
  const others = [...new Set([...first, ...following])];
  // The page itself comes after the one with the lowest fees, or first if it has the lowest.
  const lowestCount = first.length > 0 && lowest[0] !== page ? 1 : 0;
  const candidates = includesCurrentPage ? others.toSpliced(lowestCount, 0, page) : others;
  const shownPages = candidates.slice(0, 3);
  const costs = shownPages.flatMap((sibling) => {
    const cost = comparesFees ? costIn(documents, sibling.fee) : undefined;
    return cost === undefined ? [] : { sibling, cost };
  });
  const ordered =
    costs.length === shownPages.length
      ? costs.sort((one, other) => one.cost - other.cost).map(({ sibling }) => sibling)
      : shownPages;
  return ordered.map((sibling) => ({ page: sibling, hasLowestFees: sibling === lowest[0] }));
}

/**
 * The worth of a fee in the common currency of the rates in `_site.json`; undefined if there is no rate for it.
 * Visitors never see these rates, which only serve to compare fees; those by which blocks convert amounts are in
 * `_rates.json`.
 */
function costIn(documents: readonly ReferringDocument[], fee: PageSummary['fee']): number | undefined {
  const { rates = [] } = siteSettings(documents);
  const rate = fee && rates.find(({ currency }) => currency === fee.currency)?.value;
  return rate && fee.from * rate;
}

/**
 * The two listed pages of each kind with the lowest fees, among those whose fee has a rate; none if fewer than two have
 * one.
 */
const lowestByKind = memoize((documents: readonly ReferringDocument[]) => {
  const pagesWithCost = pageSummaries(documents).flatMap((page) => {
    const cost = page.order === undefined ? undefined : costIn(documents, page.fee);
    return cost ? [{ page, cost }] : [];
  });
  pagesWithCost.sort((one, other) => one.cost - other.cost);
  const byKind = groupBy(pagesWithCost, ({ page }) => page.kind);
  return new Map(
    [...byKind].flatMap(([kind, pages]) =>
      pages.length < 2 ? [] : [[kind, pages.slice(0, 2).map(({ page }) => page)] as const],
    ),
  );
});
