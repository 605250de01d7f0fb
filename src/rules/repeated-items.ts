import type { Diagnostic } from '../diagnostics/diagnostic';
import { repeatedItem, type SharedByItems } from '../diagnostics/repeated-item/repeated-item';
import { locationOfValue } from '../document/location';
import { forPublishedPages, type Rule } from './rule';

/** List entries that are identical, or share a name or figure: one was probably copied and not changed. */
export const repeatedItems: Rule = forPublishedPages(
  ({ content: { blocks = [] }, document, invalidPointers }) =>
    blocks.flatMap((block, index) => {
      const found: Diagnostic[] = [];
      for (const key in block) {
        const list: unknown = block[key as keyof typeof block];
        if (!Array.isArray(list)) continue;
        const at = `/blocks/${index}/${key}`;
        const isValid = (place: number) => !invalidPointers.has(`${at}/${place}`);
        const pairs = mayRepeat(list)
          ? pairsIn(list.map((entry, place) => (isValid(place) ? entry : undefined)))
          : [];
        for (const [first, second] of pairs)
          found.push(repeatedItem(locationOfValue(document, `${at}/${second}`), first + 1, second + 1));
        if (pairs.length > 0) continue;
        for (const { place, other, property, shared } of sharedIn(list))
          if (isValid(place) && isValid(other))
            found.push(
              repeatedItem(
                locationOfValue(document, `${at}/${place}/${property}`),
                other + 1,
                place + 1,
                shared,
              ),
            );
      }
      return found;
    }),
);

type Pair = readonly [number, number];

/** A cheap first test: in most lists no two entries begin alike. */
function mayRepeat(list: readonly unknown[]): boolean {
  if (list.length > 30) return true;
  for (let second = 1; second < list.length; second += 1) {
    const name = nameOf(list[second]);
    for (let first = 0; first < second; first += 1) if (nameOf(list[first]) === name) return true;
  }
  return false;
}

/** Only entries with the same first value are compared in full. */
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

/** Properties that name an entry. */
const naming = ['title', 'program', 'city', 'expense', 'degree'] as const;

interface Named {
  name?: { property: string; text: string; level: string };
  figure?: { property: string; text: string };
}

interface Shared {
  place: number;
  other: number;
  property: string;
  shared: SharedByItems;
}

/** Entries that share their name or figure with an earlier one. */
function sharedIn(list: readonly unknown[]): readonly Shared[] {
  const entries = list.map(namedBy);
  return entries.flatMap((entry, second): readonly Shared[] => {
    const earlierEntries = entries.slice(0, second);
    const twin = earlierEntries.findIndex(
      ({ name }) => name && name.text === entry.name?.text && name.level === entry.name.level,
    );
    if (twin !== -1) {
      // Report the entry whose figure is about something else, or else the later one.
      const [wrong, right] = isAbout(entry) && !isAbout(entries[twin]) ? [twin, second] : [second, twin];
      const { name } = entries[wrong] ?? {};
      return name
        ? [
            {
              place: wrong,
              other: right,
              property: name.property,
              shared: { repeated: 'name', text: name.text },
            },
          ]
        : [];
    }
    const sameFigureIndex = earlierEntries.findIndex(
      ({ figure }) => figure && figure.text === entry.figure?.text,
    );
    if (sameFigureIndex === -1) return [];
    const wrongIndex = isAbout(entry) && !isAbout(entries[sameFigureIndex]) ? sameFigureIndex : second;
    const { figure } = entries[wrongIndex] ?? {};
    const right = wrongIndex === second ? sameFigureIndex : second;
    return figure
      ? [
          {
            place: wrongIndex,
            other: right,
            property: figure.property,
            shared: { repeated: 'figure', text: figure.text },
          },
        ]
      : [];
  });
}

function namedBy(entry: unknown): Named {
  if (typeof entry !== 'object' || entry === null) return {};
  const properties = entry as Readonly<Record<string, unknown>>;
  const property = naming.find((name) => typeof properties[name] === 'string');
  const figure = Object.entries(properties).find(([, value]) => typeof Object(value).fact === 'string');
  return {
    ...(property !== undefined && {
      name: { property, text: String(properties[property]), level: String(properties.level ?? '') },
    }),
    ...(figure && { figure: { property: figure[0], text: String(Object(figure[1]).fact) } }),
  };
}

/** Whether the fact's name contains the entry's name: `hotels.price.lisbon` is about Lisbon. */
const isAbout = ({ name, figure }: Named = {}) => {
  if (!name || !figure) return false;
  const words = figure.text.toLowerCase().replace(/[.-]/g, '');
  return words.includes(name.text.toLowerCase().replace(/[^a-z0-9]/g, ''));
};

const nameOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null ? firstValue(entry) : entry;

function firstValue(entry: object): unknown {
  for (const key in entry) return entry[key as keyof typeof entry];
  return undefined;
}
