import { expect, it } from 'vitest';
import { withValues } from './with-values';

const whole = { blocks: [{ rows: [{ sum: 1 }, { sum: 2 }] }, { title: 'Rest' }], title: 'Prices' };

it('puts values where paths lead, in objects and in lists', () => {
  const changed = withValues(whole, [
    [['blocks', '0', 'rows', '1', 'sum'], 20],
    [['blocks', '0', 'rows', '0', 'sum'], 10],
    [['title'], 'All prices'],
  ]);
  expect(changed).toEqual({
    blocks: [{ rows: [{ sum: 10 }, { sum: 20 }] }, { title: 'Rest' }],
    title: 'All prices',
  });
});

it('leaves the first value as it was, and shares what no path goes through', () => {
  const changed = withValues(whole, [[['blocks', '0', 'rows', '0', 'sum'], 10]]) as typeof whole;
  expect(whole.blocks[0]).toEqual({ rows: [{ sum: 1 }, { sum: 2 }] });
  expect(changed.blocks[1]).toBe(whole.blocks[1]);
  expect(withValues(whole, [])).toBe(whole);
});

it('takes the place of the whole at the empty path', () => {
  expect(withValues(whole, [[[], 1]])).toBe(1);
});
