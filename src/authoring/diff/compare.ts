import { type DisplayValue, Leaf } from './display-value';
import { type Match, matchEntries } from './match-entries';
import { nameOf } from './name-of';

/** One step of the path to a difference: a property, or a list entry by its readable name. */
export type Step = { property: string } | { entry: string };

/** Where two documents differ, and what was there before and after. */
export interface Difference {
  path: readonly Step[];
  /** Undefined if something was added. */
  before?: DisplayValue;
  /** Undefined if something was removed. */
  after?: DisplayValue;
  /**
   * Only in a difference that is about the order of a list: the names of its entries in their new order. `before` and
   * `after` are then undefined. Changes within entries are differences of their own.
   */
  order?: readonly string[];
}

/**
 * The differences between two documents, as display values: what pages show of them. List entries are matched by
 * content, not by position.
 */
export function compare(
  before: DisplayValue | undefined,
  after: DisplayValue | undefined,
  path: readonly Step[] = [],
): readonly Difference[] {
  if (before === undefined && after === undefined) return [];
  if (before instanceof Leaf && after instanceof Leaf) {
    return isSame(before, after) ? [] : [{ path, before, after }];
  }
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path);
  if (isObject(before) && isObject(after)) {
    const properties = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return properties.flatMap((property) =>
      compare(ownProperty(before, property), ownProperty(after, property), [...path, { property }]),
    );
  }
  return [{ path, before, after }];
}

function compareLists(
  before: readonly DisplayValue[],
  after: readonly DisplayValue[],
  path: readonly Step[],
): readonly Difference[] {
  const list = path.at(-1);
  const areBlocks = list !== undefined && 'property' in list && list.property === 'blocks';
  const matches = matchEntries(before, after, areBlocks);
  const differences = matches.flatMap((match) =>
    compare(match.before, match.after, [...path, { entry: nameOf(match.before ?? match.after ?? []) }]),
  );
  const inBoth = matches.filter((match): match is Required<Match> => Boolean(match.before && match.after));
  const oldIndexes = inBoth.map((match) => before.indexOf(match.before));
  const hasMoved = oldIndexes.some((oldIndex, index) => oldIndex < (oldIndexes[index - 1] ?? 0));
  return hasMoved
    ? [...differences, { path, order: inBoth.map((match) => nameOf(match.after)) }]
    : differences;
}

/** Reads own properties only, because every object inherits some, such as “constructor”. */
const ownProperty = (object: Readonly<Record<string, DisplayValue>>, property: string) =>
  Object.hasOwn(object, property) ? object[property] : undefined;

const isSame = (one: Leaf, other: Leaf) =>
  one.text === other.text && one.unit === other.unit && one.imageUrl === other.imageUrl;

const isObject = (value: DisplayValue | undefined): value is Readonly<Record<string, DisplayValue>> =>
  value !== undefined && !(value instanceof Leaf) && !Array.isArray(value);
