import { unlikelyOrder } from '../diagnostics/unlikely-order/unlikely-order';
import { groupBy } from '../document/group-by';
import { locationOfValue } from '../document/location';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** With fewer pages of a kind, there is no usual distance between their positions. */
const minPages = 4;

/** A position (`listing.order`) that has a digit too many is at least this many times the one before it. */
const minJump = 5;

/** The position of the last page of a kind, if it probably has a digit too many. */
export const unlikelyOrders: Rule = (site) => {
  const ordered = publishedPages(site).flatMap(({ parsed, content: { kind, listing } }) =>
    listing?.order === undefined ? [] : [{ document: parsed, kind, order: listing.order }],
  );
  return [...groupBy(ordered, ({ kind }) => kind).values()].flatMap((pages) => {
    const [last, previous] = [...pages].sort((one, other) => other.order - one.order);
    if (pages.length < minPages || !last || !previous || last.order < Math.max(previous.order, 1) * minJump)
      return [];
    return [unlikelyOrder(locationOfValue(last.document, '/listing/order'), last.order, previous.order)];
  });
};
