import type { Change } from './change';

/** The entries that differ between two maps: those that were added or changed, then those that were removed. */
export const changedEntries = <Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
) =>
  [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const entry = { key, before: before.get(key), after: after.get(key) };
    if (entry.before === entry.after) return [];
    const verb: Change['verb'] =
      entry.before === undefined ? 'adds' : entry.after === undefined ? 'removes' : 'changes';
    return { ...entry, verb };
  });
