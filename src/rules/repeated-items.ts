import { repeatedItem } from '../diagnostics/repeated-item/repeated-item';
import { locationOfValue } from '../document/location';
import { publishedPages } from './published';
import type { Rule } from './rule';

/** Entries of a block's list that are the same in everything: one was copied and not changed. */
export const repeatedItems: Rule = (site) =>
  publishedPages(site).flatMap(({ content: { blocks = [] }, document, broken }) =>
    blocks.flatMap((block, index) =>
      Object.entries(block ?? {}).flatMap(([key, list]) =>
        Array.isArray(list) && list.length > 1
          ? repeatedIn(
              list.map((entry, at) => (broken.has(`/blocks/${index}/${key}/${at}`) ? undefined : entry)),
            ).map(([first, second]) =>
              repeatedItem(
                locationOfValue(document, `/blocks/${index}/${key}/${second}`),
                first + 1,
                second + 1,
              ),
            )
          : [],
      ),
    ),
  );

/** Only entries whose first value is the same are compared in full: a large site has many thousands. */
function repeatedIn(list: readonly unknown[]): readonly (readonly [number, number])[] {
  if (typeof list[0] === 'string' && new Set(list).size === list.length) return [];
  const firstWith = new Map<unknown, number>();
  return list.flatMap((entry, index) => {
    const name = typeof entry === 'object' && entry !== null ? firstValue(entry) : entry;
    if (typeof name !== 'string') return [];
    const first = firstWith.get(name);
    if (first === undefined) firstWith.set(name, index);
    const isSame = first !== undefined && JSON.stringify(list[first]) === JSON.stringify(entry);
    return isSame ? [[first, index] as const] : [];
  });
}

function firstValue(entry: object): unknown {
  for (const key in entry) return entry[key as keyof typeof entry];
  return undefined;
}
