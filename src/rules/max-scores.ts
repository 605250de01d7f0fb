import { sourceBlocks } from '../references/source-blocks';
import type { LinkedDocument } from '../site/checked-site';
import type { SiteForRules } from './rule';

/**
 * The maximum score of each test that visitors may have taken: as the site lists it, or else as stated by blocks in
 * which they enter scores.
 */
export function maxScores({ documents, settings }: SiteForRules): ReadonlyMap<string, number> {
  const listedScores = (settings?.content.measures?.tests ?? []).flatMap((one): [string, number][] =>
    one?.test !== undefined && one.most !== undefined ? [[one.test, one.most]] : [],
  );
  return listedScores.length > 0 ? new Map(listedScores) : maxScoresInBlocks(documents);
}

/** The highest maximum that blocks of the type `eligibility` state for each test. */
function maxScoresInBlocks(documents: readonly LinkedDocument[]): ReadonlyMap<string, number> {
  const highest = new Map<string, number>();
  for (const { validValue, documentIndex } of documents) {
    if (!documentIndex.blockTypes.includes('eligibility')) continue;
    for (const { type, groups } of sourceBlocks(validValue)) {
      if (type !== 'eligibility' || !Array.isArray(groups)) continue;
      for (const { value: test, most } of groups.flatMap((group) => Object(group).tests ?? []).map(Object))
        if (typeof most === 'number') highest.set(String(test), Math.max(most, highest.get(test) ?? 0));
    }
  }
  return highest;
}
