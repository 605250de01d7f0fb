import { repeatedItem, type SharedByItems } from '../diagnostics/repeated-item/repeated-item';
import { locationOfValue } from '../document/location';
import { repeated } from '../document/repeated';
import { forPublishedBlocks, type Rule } from './rule';

/** Entries of a list that are identical, or share a name or a figure: one is probably an unchanged copy. */
export const repeatedItems: Rule = forPublishedBlocks((block, pointer, { parsed, invalidPointers }) =>
  Object.entries(block).flatMap(([name, list]) => {
    if (!Array.isArray(list)) return [];
    const locationOf = (path: string) => locationOfValue(parsed, `${pointer}/${name}/${path}`);
    const isValid = (position: number) => !invalidPointers.has(`${pointer}/${name}/${position}`);
    const pairs = identicalPairs(list.map((entry, position) => (isValid(position) ? entry : undefined)));
    if (pairs.length > 0)
      return pairs.map(({ first, second }) => repeatedItem(locationOf(`${second}`), first + 1, second + 1));
    return sharedIn(list).flatMap(({ wrong, right, property, shared }) =>
      isValid(wrong) && isValid(right)
        ? [repeatedItem(locationOf(`${wrong}/${property}`), right + 1, wrong + 1, shared)]
        : [],
    );
  }),
);

/** The positions of identical entries. Numbers, and entries that do not begin with a text, may well be repeated. */
const identicalPairs = (list: readonly unknown[]) =>
  repeated(list.entries(), ([, entry]) => (beginsWithText(entry) ? JSON.stringify(entry) : undefined)).map(
    ({ first: [first], entry: [second] }) => ({ first, second }),
  );

/** Properties that name an entry. */
const nameProperties = ['title', 'program', 'city', 'expense', 'degree'] as const;

/**
 * The name and the quoted figure of an entry, with the properties that have them. Entries with the same name are
 * different if their levels are. The text of a figure is the name of its fact.
 */
interface NameAndFigure {
  name?: { property: string; text: string; level: string };
  figure?: { property: string; text: string };
}

/** Entries that share their name or figure with an earlier one: the positions of the wrong and of the right one. */
function sharedIn(list: readonly unknown[]) {
  const entries = list.map(nameAndFigure);
  /** Reports the name or the figure of the one of two entries that is wrong. */
  const report = (first: number, second: number, what: SharedByItems['repeated']) => {
    const [wrong, right] = wrongAndRight(first, second, entries);
    const { property, text } = entries[wrong]?.[what] ?? {};
    return property === undefined || text === undefined
      ? []
      : { wrong, right, property, shared: { repeated: what, text } };
  };
  return entries.flatMap((entry, second) => {
    const earlierEntries = entries.slice(0, second);
    const sameName = earlierEntries.findIndex(
      ({ name }) => name && name.text === entry.name?.text && name.level === entry.name.level,
    );
    if (sameName !== -1) return report(sameName, second, 'name');
    const sameFigure = earlierEntries.findIndex(({ figure }) => figure && figure.text === entry.figure?.text);
    return sameFigure === -1 ? [] : report(sameFigure, second, 'figure');
  });
}

/** The wrong one of two entries, whose figure is about something else, or else the later one; and the right one. */
const wrongAndRight = (first: number, second: number, entries: readonly NameAndFigure[]) =>
  isFigureAboutEntry(entries[second]) && !isFigureAboutEntry(entries[first])
    ? ([first, second] as const)
    : ([second, first] as const);

function nameAndFigure(entry: unknown): NameAndFigure {
  if (typeof entry !== 'object' || entry === null) return {};
  const properties = entry as Readonly<Record<string, unknown>>;
  const property = nameProperties.find((name) => typeof properties[name] === 'string');
  const figure = Object.entries(properties).find(([, value]) => typeof Object(value).fact === 'string');
  return {
    ...(property !== undefined && {
      name: { property, text: String(properties[property]), level: String(properties.level ?? '') },
    }),
    ...(figure && { figure: { property: figure[0], text: String(Object(figure[1]).fact) } }),
  };
}

/** Whether the name of the entry's fact contains the entry's own name: `hotels.price.lisbon` is about Lisbon. */
const isFigureAboutEntry = ({ name, figure }: NameAndFigure = {}) => {
  if (!name || !figure) return false;
  const factName = figure.text.toLowerCase().replace(/[.-]/g, '');
  return factName.includes(name.text.toLowerCase().replace(/[^a-z0-9]/g, ''));
};

/** Whether an entry is a text, or an object whose first value is one. */
const beginsWithText = (entry: unknown) =>
  typeof (typeof entry === 'string' ? entry : Object.values(Object(entry))[0]) === 'string';
