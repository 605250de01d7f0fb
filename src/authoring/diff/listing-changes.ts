import type { Change } from './change';
import type { PageListing } from './page-listings';

/** The lists of pages in which a page is new, and those from which it was removed. */
export function listingChanges(before: readonly string[], after: readonly string[]): readonly Change[] {
  const added = after.filter((name) => !before.includes(name));
  const removed = before.filter((name) => !after.includes(name));
  const change = (verb: Change['verb'], names: readonly string[], text: string): readonly Change[] =>
    names.length === 0 ? [] : [{ kind: 'listing', verb, count: names.length, text: text + names.join(', ') }];
  return [...change('adds', added, 'listed in '), ...change('removes', removed, 'no longer listed in ')];
}

/** Lists whose pages have a new order. `nameOf` names the page of a route. */
export function orderChanges(
  before: readonly PageListing[],
  after: readonly PageListing[],
  nameOf: (route: string) => string,
): readonly Change[] {
  return after.flatMap(({ key, name, routes }): Change[] => {
    const orderBefore =
      before.find((listing) => listing.key === key)?.routes.filter((route) => routes.includes(route)) ?? [];
    const orderAfter = routes.filter((route) => orderBefore.includes(route));
    if (orderAfter.every((route, index) => route === orderBefore[index])) return [];
    const order = orderAfter.map(nameOf).join(', ');
    return [{ kind: 'listing', verb: 'changes', text: `${name}: new order: ${order}` }];
  });
}
