import { describe, expect, it } from 'vitest';
import { placeLabels } from './place-labels';

const middle = { x: 0.5, y: 0.5 };

describe('the label of a place', () => {
  it('is on the side away from the middle', () => {
    const places = [
      { name: 'West', x: 0.45, y: 0.5 },
      { name: 'East', x: 0.55, y: 0.5 },
    ];
    expect(placeLabels(places)).toEqual({ labels: 'names', sides: ['w', 'e'] });
  });

  it('stays in the narrowest window', () => {
    expect(placeLabels([{ name: 'San Francisco', x: 0.37, y: 0.5 }]).sides).toEqual(['e']);
  });

  it('stays on the map', () => {
    const places = [{ name: 'A northern city with a long name', x: 0.5, y: 0.08 }];
    expect(placeLabels(places).sides).toEqual(['s']);
  });

  it('overlaps no other label or marker; the place that is named first chooses first', () => {
    const places = [
      { name: 'Sydney', x: 0.575, y: 0.71 },
      { name: 'Canberra', x: 0.567, y: 0.74 },
    ];
    expect(placeLabels(places).sides).toEqual(['e', 'w']);
    expect(placeLabels([...places].reverse()).sides).toEqual(['w', 'e']);
  });
});

describe('labels without enough room', () => {
  it('are numbers at any width', () => {
    expect(
      placeLabels([{ ...middle, name: 'A name that is longer than any window is wide '.repeat(2) }]),
    ).toEqual({
      labels: 'numbers',
      sides: ['e'],
    });
  });

  it('may be names in wide letters where as many narrow ones have room', () => {
    expect(placeLabels([{ ...middle, name: 'o'.repeat(40) }]).labels).toBe('names');
    expect(placeLabels([{ ...middle, name: '東'.repeat(40) }]).labels).toBe('numbers');
  });

  it('are left out if numbers have no room either', () => {
    const crowd = Array.from({ length: 12 }, (_, index) => ({ ...middle, name: `City ${index}` }));
    expect(placeLabels(crowd)).toEqual({ labels: 'none', sides: [] });
  });
});
