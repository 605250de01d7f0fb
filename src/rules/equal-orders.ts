import { equalOrder } from '../diagnostics/equal-order/equal-order';
import { locationOfValue } from '../document/location';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** Pages of a kind that ask for the same position: a page was copied, and its order forgotten. */
export const equalOrders: Rule = (site) => {
  const first = new Map<string, string>();
  return publishedPages(site).flatMap(({ document, content: { kind, listing } }) => {
    const order = listing?.order;
    if (kind === undefined || order === undefined) return [];
    const key = `${kind} ${order}`;
    const other = first.get(key);
    if (other !== undefined) return [equalOrder(locationOfValue(document, '/listing/order'), order, other)];
    first.set(key, document.source.file);
    return [];
  });
};
