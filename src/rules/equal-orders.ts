import { equalOrder } from '../diagnostics/equal-order/equal-order';
import { locationOfValue } from '../document/location';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** Pages of a kind with the same position in lists: it was probably not changed when a page was copied. */
export const equalOrders: Rule = (site) => {
  const firstByOrder = new Map<string, string>();
  return publishedPages(site).flatMap(({ parsed, content: { kind, listing } }) => {
    const order = listing?.order;
    if (kind === undefined || order === undefined) return [];
    const key = `${kind} ${order}`;
    const other = firstByOrder.get(key);
    if (other !== undefined) return [equalOrder(locationOfValue(parsed, '/listing/order'), order, other)];
    firstByOrder.set(key, parsed.source.file);
    return [];
  });
};
