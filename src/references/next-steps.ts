import { memoize } from '../document/memoize';
import { fill } from '../format/fill';
import { withQuery } from '../format/with-query';
import type {
  BookingLink,
  LocatedPartner,
  PartnerLink,
  Rate,
  RelatedArticle,
  SiblingPages,
} from '../generated/documents';
import type { LinkList, ListedLink, SiblingList } from '../resolved';
import { targetOnPage } from './booking-target';
import { entriesOf } from './collections';
import { registerByRoute } from './facts-of-pages';
import { type PageSummary, pageSummaries, pagesByKind, pagesByRoute, pagesBySubject } from './page-summaries';
import { topicOf } from './page-topic';
import type { PartView, ReferenceKind } from './reference-kind';
import { siteSettings } from './site-documents';
import { toTarget } from './target';

/** The type of the parts that become a list of links, or nothing. */
const listType = { type: 'LinkList | null', imports: ['LinkList'] } satisfies Partial<PartView>;

/** The links under “next steps”, computed from the page's topic. A page without other pages has only a few of them. */
export const nextSteps: ReferenceKind<never> = {
  parts: {
    'booking-link': {
      view: {
        type: '{ label: string; to: Target }',
        imports: ['Target'],
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
        imports: ['SiblingList'],
        resolve: (request, { route, validValue }, { documents, redirects }): SiblingList | null => {
          const {
            heading,
            lowest: lowestLabel,
            own: ownLabel,
            tools: toolLinks = [],
          } = request as SiblingPages;
          const pages = pageSummaries(documents);
          const { about } = Object(validValue) as { about?: string };
          const page = pagesByRoute(pages).get(about ?? route ?? '');
          const siblings = siblingsOf(page, {
            pages,
            rates: lowestLabel === undefined ? noRates : siteSettings(documents).rates,
            isCurrentPage: about === undefined,
            includesCurrentPage: ownLabel !== undefined && page?.fee !== undefined,
          });
          if (siblings.every((one) => one.page === page && about === undefined)) return null;
          const links = siblings.map(({ page: one, hasLowestFees }) => ({
            ...linkTo(one),
            mark: hasLowestFees ? lowestLabel : undefined,
            own: one === page && about === undefined ? ownLabel : undefined,
          }));
          const registers = registerByRoute(documents);
          const ownRegister = registers.get(about ?? route ?? '');
          const other = siblings.find((one) => one.page !== page && registers.has(one.page.route))?.page;
          const tools = toolLinks.map(({ label, pair, to, chosen }): ListedLink => {
            const link = (text: string, href: string) => ({
              label: text,
              to: { ...toTarget(to, redirects), href },
            });
            if (!chosen || ownRegister === undefined) return link(label, to);
            if (pair === undefined || !page || !other)
              return link(label, withQuery(to, { with: ownRegister }));
            return link(
              fill(pair, { name: page.inText, other: other.inText }),
              // Commas unescaped, as the block itself writes them.
              withQuery(to, { with: `${ownRegister},${registers.get(other.route)}` }).replace('%2C', ','),
            );
          });
          return { heading, links, tools };
        },
      },
    },
    'partner-link': {
      view: {
        ...listType,
        resolve: (link, from, site): LinkList => {
          const { heading, label, otherwise, collection, topic, to } = link as PartnerLink;
          const about = topicOf(from, site.documents);
          const all = (entriesOf(collection, site) ?? []) as readonly LocatedPartner[];
          const partners = about?.topic === topic ? all.filter(({ country }) => country === about.name) : [];
          const target = toTarget(to, site.redirects);
          const one: ListedLink =
            about && partners.length > 0
              ? {
                  label: fill(label, { name: about.nameInSentence }),
                  to: { ...target, href: withQuery(to, { [topic]: about.name }) },
                  note: partners.map(({ name }) => name).join(', '),
                }
              : { label: otherwise, to: target };
          return { heading, links: [one] };
        },
      },
    },
    'related-article': {
      view: {
        ...listType,
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

const noRates: readonly Rate[] = [];

const linkTo = ({ name, route, flag, icon, fee }: PageSummary): ListedLink => ({
  label: name,
  to: { kind: 'route', href: route },
  flag,
  icon,
  fee: fee && { from: fee.from, currency: fee.currency, atLeast: true, per: fee.per },
});

/** What decides which siblings of a page are shown. */
interface SiblingOptions {
  pages: readonly PageSummary[];
  /** The rates in `_site.json` for comparing fees, which visitors never see. They are not the exchange rates. */
  rates?: readonly Rate[];
  /** The siblings are shown on the page itself, not on one about it. */
  isCurrentPage: boolean;
  /** The page itself is one of the three, so that visitors can compare its fees. */
  includesCurrentPage: boolean;
}

/** Another page of the same kind, or the page itself. */
interface Sibling {
  page: PageSummary;
  hasLowestFees: boolean;
}

/**
 * Three pages: the one with the lowest fees of its kind (or the second lowest, if the page itself has the lowest), and
 * those that follow in the menu, wrapping around. If the page itself is listed, it is one of the three. Fees that are
 * compared are in ascending order.
 */
function siblingsOf(
  page: PageSummary | undefined,
  { pages, rates = noRates, isCurrentPage, includesCurrentPage }: SiblingOptions,
): readonly Sibling[] {
  const kind = pagesByKind(pages).get(page?.kind ?? '');
  if (!page || !kind) return [];
  const position = kind.indexOf(page);
  const following = [
    ...(isCurrentPage ? [] : [page]),
    ...kind.slice(position + 1, position + 4),
    ...kind.slice(0, Math.min(position, 3)),
  ];
  const lowest = twoLowestOf(kind)(rates);
  const first = lowest.filter((other) => other !== page || !isCurrentPage).slice(0, 1);
  const others = [...new Set([...first, ...following])];
  const lowestCount = first.length > 0 && lowest[0] !== page ? 1 : 0;
  const candidates =
    isCurrentPage && includesCurrentPage
      ? [...others.slice(0, lowestCount), page, ...others.slice(lowestCount)]
      : others;
  const shownPages = candidates.slice(0, 3);
  const costs = shownPages.map(({ fee }) => costIn(rates, fee));
  // Fees that can be compared are listed from the lowest.
  const ordered = costs.every((cost) => cost !== undefined)
    ? [...shownPages.entries()].sort(([one], [other]) => Number(costs[one]) - Number(costs[other]))
    : [...shownPages.entries()];
  return ordered.map(([, sibling]) => ({ page: sibling, hasLowestFees: sibling === lowest[0] }));
}

/** The worth of a fee in the common currency of the rates; undefined if there is no rate for it. */
function costIn(rates: readonly Rate[], fee: PageSummary['fee']): number | undefined {
  const rate = fee && rates.find(({ currency }) => currency === fee.currency)?.value;
  return rate && fee.from * rate;
}

/** The two pages with the lowest comparable fees; empty if fewer than two are comparable. */
const twoLowestOf = memoize((pages: readonly PageSummary[]) =>
  memoize((rates: readonly Rate[]): readonly PageSummary[] => {
    const pagesWithCost = pages.flatMap((page) => {
      const cost = costIn(rates, page.fee);
      return cost ? [{ page, cost }] : [];
    });
    if (pagesWithCost.length < 2) return [];
    return pagesWithCost
      .sort((one, other) => one.cost - other.cost)
      .slice(0, 2)
      .map(({ page }) => page);
  }),
);
