import type { Change } from './change';
import type { PublishedList } from './published-lists';

/** In which lists of pages, such as a menu, a page is new, and from which it was removed, by the names of the lists. */
export function listingChanges(
  namesBefore: readonly string[],
  namesAfter: readonly string[],
): readonly Change[] {
  const added = namesAfter.filter((name) => !namesBefore.includes(name));
  const removed = namesBefore.filter((name) => !namesAfter.includes(name));
  const change = (verb: Change['verb'], names: readonly string[], text: string): readonly Change[] =>
    names.length === 0 ? [] : [{ kind: 'listing', verb, count: names.length, text: text + names.join(', ') }];
  return [...change('adds', added, 'listed in '), ...change('removes', removed, 'no longer listed in ')];
}

/** Lists whose pages have a new order. `nameOf` names the page of a route. */
export function orderChanges(
  before: readonly PublishedList[],
  after: readonly PublishedList[],
  nameOf: (route: string) => string,
): readonly Change[] {
  return after.flatMap(({ key, name, routes }): Change[] => {
    const orderBefore =
      before.find((list) => list.key === key)?.routes.filter((route) => routes.includes(route)) ?? [];
    const orderAfter = routes.filter((route) => orderBefore.includes(route));
    if (orderAfter.every((route, index) => route === orderBefore[index])) return [];
    const order = orderAfter.map(nameOf).join(', ');
    return [{ kind: 'listing', verb: 'changes', text: `${name}: new order: ${order}` }];
  });
}
