import { unlikelyOrder } from '../diagnostics/unlikely-order/unlikely-order';
import { locationOfValue } from '../document/location';
import type { LinkedPage } from '../site/checked-site';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** Minimum number of pages for a usual distance between positions. */
const minPages = 4;

/** Factor of the distance that an additional digit causes at least. */
const jump = 5;

/** The last page of a kind, if its position probably has a digit too many. */
export const unlikelyOrders: Rule = (site) => {
  const kinds = new Map<string, (readonly [order: number, page: LinkedPage])[]>();
  for (const page of publishedPages(site)) {
    const { kind, listing } = page.content;
    if (kind === undefined || listing?.order === undefined) continue;
    kinds.set(kind, [...(kinds.get(kind) ?? []), [listing.order, page]]);
  }
  return [...kinds.values()].flatMap((pages) => {
    const [last, next] = [...pages].sort(([one], [other]) => other - one);
    if (pages.length < minPages || !last || !next || last[0] < Math.max(next[0], 1) * jump) return [];
    return [unlikelyOrder(locationOfValue(last[1].document, '/listing/order'), last[0], next[0])];
  });
};
