import type { LinkedDocument } from '../site/checked-site';
import type { RuledSite } from './rule';

/** The maximum score of each test, from the site's list of tests, or else from blocks that ask for scores. */
export function scoreScales({ documents, settings }: RuledSite): ReadonlyMap<string, number> {
  const ownScales = (settings?.content.measures?.tests ?? []).flatMap((one): [string, number][] =>
    one?.test !== undefined && one.most !== undefined ? [[one.test, one.most]] : [],
  );
  return ownScales.length > 0 ? new Map(ownScales) : scalesInBlocks(documents);
}

function scalesInBlocks(documents: readonly LinkedDocument[]): ReadonlyMap<string, number> {
  const scales = new Map<string, number>();
  for (const { kind, validValue, document } of documents) {
    if (kind !== 'page' || !document.source.text.includes('"eligibility"')) continue;
    const { blocks = [] } = Object(validValue) as { blocks?: readonly unknown[] };
    for (const block of blocks) {
      const { type, groups } = Object(block) as {
        type?: string;
        groups?: readonly { tests?: readonly unknown[] }[];
      };
      if (type !== 'eligibility' || !Array.isArray(groups)) continue;
      for (const { value, most } of groups.flatMap((group) => Object(group).tests ?? []).map(Object))
        if (typeof most === 'number') scales.set(String(value), Math.max(most, scales.get(value) ?? 0));
    }
  }
  return scales;
}
