import { expect, it } from 'vitest';
import { withValues } from './with-values';

const document = { blocks: [{ rows: [{ sum: 1 }, { sum: 2 }] }, { title: 'Rest' }], title: 'Prices' };

it('sets values at paths, in objects and in lists', () => {
  const changed = withValues(document, [
    [['blocks', '0', 'rows', '1', 'sum'], 20],
    [['blocks', '0', 'rows', '0', 'sum'], 10],
    [['title'], 'All prices'],
  ]);
  expect(changed).toEqual({
    blocks: [{ rows: [{ sum: 10 }, { sum: 20 }] }, { title: 'Rest' }],
    title: 'All prices',
  });
});

it('does not change the original, and shares everything outside of the paths', () => {
  const changed = withValues(document, [[['blocks', '0', 'rows', '0', 'sum'], 10]]) as typeof document;
  expect(document.blocks[0]).toEqual({ rows: [{ sum: 1 }, { sum: 2 }] });
  expect(changed.blocks[1]).toBe(document.blocks[1]);
  expect(withValues(document, [])).toBe(document);
});

it('replaces the whole value at the empty path', () => {
  expect(withValues(document, [[[], 1]])).toBe(1);
});
