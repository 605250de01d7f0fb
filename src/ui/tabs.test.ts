import { describe, expect, it } from 'vitest';
import { tabAfterKey } from './tabs';

describe('a key on one of four tabs', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 3],
    ['Home', 2, 0],
    ['End', 0, 3],
  ])('%s on tab %i leads to tab %i', (key, from, to) => {
    expect(tabAfterKey(key, from, 4)).toBe(to);
  });

  it('without a meaning here is left to the browser', () => {
    expect(tabAfterKey('ArrowDown', 1, 4)).toBeUndefined();
    expect(tabAfterKey('Tab', 1, 4)).toBeUndefined();
  });
});
