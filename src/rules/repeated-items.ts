import type { Diagnostic } from '../diagnostics/diagnostic';
import { repeatedItem } from '../diagnostics/repeated-item/repeated-item';
import { locationOfValue } from '../document/location';
import { inPublished, type Rule } from './rule';

/** Entries of a block's list that are the same in everything: one was copied and not changed. */
export const repeatedItems: Rule = inPublished(({ content: { blocks = [] }, document, broken }) =>
  blocks.flatMap((block, index) => {
    const found: Diagnostic[] = [];
    for (const key in block) {
      const list: unknown = block[key as keyof typeof block];
      if (!Array.isArray(list) || !mayRepeat(list)) continue;
      const at = `/blocks/${index}/${key}`;
      const valid = list.map((entry, place) => (broken.has(`${at}/${place}`) ? undefined : entry));
      for (const [first, second] of pairsIn(valid))
        found.push(repeatedItem(locationOfValue(document, `${at}/${second}`), first + 1, second + 1));
    }
    return found;
  }),
);

type Pair = readonly [number, number];

/** Nearly every list is short, and no two entries begin alike: comparing those takes no memory. */
function mayRepeat(list: readonly unknown[]): boolean {
  if (list.length > 30) return true;
  for (let second = 1; second < list.length; second += 1) {
    const name = nameOf(list[second]);
    for (let first = 0; first < second; first += 1) if (nameOf(list[first]) === name) return true;
  }
  return false;
}

/** Only entries whose first value is the same are compared in full. */
function pairsIn(list: readonly unknown[]): readonly Pair[] {
  const firstWith = new Map<string, number>();
  return list.flatMap((entry, index) => {
    const name = nameOf(entry);
    if (typeof name !== 'string') return [];
    const first = firstWith.get(name);
    if (first === undefined) firstWith.set(name, index);
    const isSame = first !== undefined && JSON.stringify(list[first]) === JSON.stringify(entry);
    return isSame ? [[first, index] as const] : [];
  });
}

const nameOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null ? firstValue(entry) : entry;

function firstValue(entry: object): unknown {
  for (const key in entry) return entry[key as keyof typeof entry];
  return undefined;
}
