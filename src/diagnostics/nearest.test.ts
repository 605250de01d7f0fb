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

  it.each([
    ['/celpip-coaching', ['/ielts-coaching', '/pte-coaching', '/english-coaching']],
    ['/study-china', ['/study-canada', '/study-uk']],
    ['/study-dubai', ['/study-usa', '/study-uk']],
    ['india-office.svg', ['dubai-office.svg']],
  ])('is none where “%s” shares only its other words with them', (found, words) => {
    expect(nearest(found, words)).toBeUndefined();
  });

  it.each([
    ['/ielts-coachng', '/ielts-coaching'],
    ['/study-japn', '/study-japan'],
    ['/study-new-zealand', '/study-newzealand'],
    ['office_india.svg', 'office-india.svg'],
  ])('is found by the words that differ: “%s” is “%s”', (found, meant) => {
    expect(nearest(found, ['/pte-coaching', '/study-uk', meant])).toBe(meant);
  });

  it('is the nearer of two, and the first of two that are as near', () => {
    expect(nearest('/courses-in-irland', ['/courses-in-iceland', '/courses-in-ireland'])).toBe(
      '/courses-in-ireland',
    );
    expect(nearest('cord', ['card', 'core'])).toBe('card');
  });
});
