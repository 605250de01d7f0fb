import { describe, expect, it } from 'vitest';
import { fittingWidth, slideAt } from './carousel-width';

const perView = { base: 1, small: 2, large: 3, wide: 4 };

describe('the width from which all slides of a carousel are visible', () => {
  it('is the first with room for all of them', () => {
    expect(fittingWidth(perView, 3)).toBe('large');
    expect(fittingWidth(perView, 1)).toBe('base');
  });

  it('is undefined if there are more slides than any width has room for', () => {
    expect(fittingWidth(perView, 7)).toBeUndefined();
  });
});

describe('the slide that a view is scrolled to', () => {
  it('is the nearest', () => {
    expect(slideAt(0, 300, 7)).toBe(0);
    expect(slideAt(449, 300, 7)).toBe(1);
    expect(slideAt(451, 300, 7)).toBe(2);
  });

  it('is always one that exists', () => {
    expect(slideAt(-40, 300, 7)).toBe(0);
    expect(slideAt(9000, 300, 7)).toBe(6);
    expect(slideAt(50, 0, 7)).toBe(0);
  });
});
