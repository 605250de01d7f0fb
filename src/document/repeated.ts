import { groupBy } from './group-by';

/** An entry of a list whose key an earlier entry has, too. */
interface Repetition<Entry, Key> {
  key: Key;
  entry: Entry;
  /** The first entry with the key. */
  first: Entry;
}

/** The entries of a list whose key an earlier entry has, too; those without a key are left out. */
export const repeated = <Entry, Key>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => Key | undefined,
): readonly Repetition<Entry, Key>[] =>
  [...groupBy(entries, keyOf)].flatMap(([key, [first, ...others]]) =>
    first === undefined ? [] : others.map((entry) => ({ key, entry, first })),
  );
