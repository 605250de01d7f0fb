import { expect, it } from 'vitest';
import { schemas, sourcesOf } from '../../../tests/compiler/site';
import { inspectRevision } from '../diff/revision';
import { advanceFact } from './advance-fact';

const register = `{
  "facts": [
    {
      "id": "wage",
      "title": "Minimum wage",
      "value": { "from": 12.5, "currency": "EUR", "per": "hour" },
      "measure": "wage",
      "sort": "legal",
      "status": "given",
      "reviewBy": "2027-01-31",
      "next": { "value": { "from": 14.15, "currency": "EUR", "per": "hour" }, "from": "2026-01-01" }
    }
  ]
}
`;

const factIn = (text: string, today: string) => {
  const sources = sourcesOf({ '_facts/iceland.json': text }, { today });
  const located = inspectRevision({ sources }).facts.get('iceland.wage');
  if (!located) throw new Error('There is no such fact');
  return located;
};

it('makes the next value the current one, and adds the old one to the past, on one line', () => {
  expect(advanceFact({ schemas }, factIn(register, '2026-01-01'), '2026-01-01')).toBe(
    register
      .replace('"from": 12.5,', '"from": 14.15,')
      .replace('"legal",\n', '"legal",\n      "valid": { "from": "2026-01-01" },\n')
      .replace(
        /"next": .*/,
        '"past": [{ "value": { "from": 12.5, "currency": "EUR", "per": "hour" }, "until": "2025-12" }]',
      ),
  );
});

it('changes nothing before the next value takes effect', () => {
  expect(advanceFact({ schemas }, factIn(register, '2025-12-31'), '2025-12-31')).toBeUndefined();
});
