import { expect, it } from 'vitest';
import { maxScores } from './max-scores';
import type { SiteForRules } from './rule';

it('the highest score of a test may be that of a block that all pages of a kind have', () => {
  const groups = [{ tests: [{ value: 'swimming', most: 9 }] }, {}];
  const kinds = { kinds: [{ kind: 'page', opening: [{ type: 'eligibility', groups }] }] };
  const documents = [{ kind: 'kinds', validValue: kinds, documentIndex: { blockTypes: ['eligibility'] } }];
  expect([...maxScores({ documents } as unknown as SiteForRules)]).toEqual([['swimming', 9]]);
});
