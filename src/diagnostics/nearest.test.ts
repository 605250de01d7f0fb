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
    ['/tuors-icland', '/tours-iceland'],
  ])('to “%s” is “%s”', (found, meant) => {
    const words = ['type', 'count', 'of', 'per', 'from', 'description', 'cost-table', '/tours-iceland'];
    expect(nearest(found, words)).toBe(meant);
  });

  it.each([
    ['foo', ['from', 'to']],
    ['amount', ['about', 'count']],
    ['CHF', ['CAD', 'EUR']],
    ['x', ['y', 'of']],
    ['', ['a', 'of']],
    ['title', []],
  ])('to “%s” does not exist if none is similar', (found, words) => {
    expect(nearest(found, words)).toBeUndefined();
  });

  it.each([
    ['/gravel-training', ['/hills-training', '/bmx-training', '/touring-training']],
    ['/tours-kenya', ['/tours-korea', '/tours-peru']],
    ['/tours-japan', ['/tours-oman', '/tours-peru']],
    ['river-office.svg', ['abbey-office.svg']],
  ])('to “%s” does not exist if the words that differ are not similar', (found, words) => {
    expect(nearest(found, words)).toBeUndefined();
  });

  it.each([
    ['/hills-trainng', '/hills-training'],
    ['/tours-japn', '/tours-japan'],
    ['/tours-faroe-islands', '/tours-faroeislands'],
    ['office_river.svg', 'office-river.svg'],
  ])('is found by the words that differ: to “%s” it is “%s”', (found, meant) => {
    expect(nearest(found, ['/bmx-training', '/tours-peru', meant])).toBe(meant);
  });

  it('is the more similar of two, and the first of two that are equally similar', () => {
    expect(nearest('/tours-of-sloveia', ['/tours-of-slovakia', '/tours-of-slovenia'])).toBe(
      '/tours-of-slovenia',
    );
    expect(nearest('cord', ['card', 'core'])).toBe('card');
  });
});
