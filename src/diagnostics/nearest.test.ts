import { describe, expect, it } from 'vitest';
import { nearest } from './nearest';

describe('the nearest word', () => {
  it.each([
    ['typ', 'type'],
    ['Type', 'type'],
    ['cuont', 'count'],
    ['fo', 'of'],
    ['pre', 'per'],
    ['form', 'from'],
    ['discription', 'description'],
    ['cost_table', 'cost-table'],
    ['/stduy-irland', '/study-ireland'],
  ])('to “%s” is “%s”', (found, meant) => {
    const words = ['type', 'count', 'of', 'per', 'from', 'description', 'cost-table', '/study-ireland'];
    expect(nearest(found, words)).toBe(meant);
  });

  it.each([
    ['foo', ['from', 'to']],
    ['amount', ['about', 'count']],
    ['CHF', ['CAD', 'EUR']],
    ['x', ['y', 'of']],
    ['', ['a', 'of']],
    ['title', []],
  ])('is none where “%s” is like nothing', (found, words) => {
    expect(nearest(found, words)).toBeUndefined();
  });

  it('is the nearer of two, and the first of two that are as near', () => {
    expect(nearest('/courses-in-irland', ['/courses-in-iceland', '/courses-in-ireland'])).toBe(
      '/courses-in-ireland',
    );
    expect(nearest('cord', ['card', 'core'])).toBe('card');
  });
});
