import { equalOrder } from '../diagnostics/equal-order/equal-order';
import { locationOfValue } from '../document/location';
import { repeated } from '../document/repeated';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** Pages of a kind with the same position in lists: it was probably not changed when a page was copied. */
export const equalOrders: Rule = (site) => {
  const ordered = publishedPages(site).flatMap(({ parsed, content: { kind, listing } }) =>
    kind === undefined || listing?.order === undefined ? [] : [{ parsed, kind, order: listing.order }],
  );
  return repeated(ordered, ({ kind, order }) => `${kind} ${order}`).map(
    ({ entry: { parsed, order }, first }) =>
      equalOrder(locationOfValue(parsed, '/listing/order'), order, first.parsed.source.file),
  );
};
