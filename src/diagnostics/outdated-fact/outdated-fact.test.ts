import { expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { site, sourcesOf } from '../../../tests/compiler/site';
import { fixDocuments } from '../../authoring/fix/fix-documents';
import { check } from '../../compiler/check';
import { outdatedFacts } from '../../rules/outdated-facts';

const register = {
  '_facts/prices.json': {
    facts: [fact('course', { value: { count: 450 }, next: { value: { count: 470 }, from: '2026-09' } })],
  },
};

it('a fact whose next value has taken effect is reported', () => {
  expect(site(register, { today: '2026-11-27' }, outdatedFacts).report()).toMatchInlineSnapshot(`
    "pages-json/_facts/prices.json:3:5  warning  outdated-fact
      3 |     {
        |     ^ The “next” of “prices.course” has held since 2026-09, and pages show it.
      hint: Move it on: npm run facts -- advance prices.course. The value of before is the latest of its “past” then; delete what nobody needs any more.

    0 errors, 1 warning; 1 fixable with npm run check -- --fix."
  `);
});

it('an outdated fact is fixed by moving the old value to the past', () => {
  const rules = [outdatedFacts];
  const sources = sourcesOf(register, { today: '2026-11-27' });
  const { value, diagnostics } = fixDocuments(
    sources,
    (site) => check(site, { rules }).diagnostics,
    () => true, // every document may be changed
  );
  expect(diagnostics).toEqual([]);
  const text = value.documents.find(({ path }) => path === '_facts/prices.json')?.text ?? '';
  expect(text).toContain('      "value": {\n        "count": 470\n      }');
  expect(JSON.parse(text).facts[0]).toMatchObject({
    value: { count: 470 },
    valid: { from: '2026-09' },
    past: [{ value: { count: 450 }, until: '2026-08' }],
  });
});
