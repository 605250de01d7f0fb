import { describe, expect, it } from 'vitest';
import { isInSafeTriangle } from './safe-triangle';

const panel = { left: 0, right: 1280, top: 90 };
const from = { x: 500, y: 45 };

describe('a pointer that has left its trigger', () => {
  it('is on its way to the panel on every straight path into it', () => {
    for (const to of [
      { x: 0, y: 90 },
      { x: 500, y: 90 },
      { x: 1270, y: 90 },
    ])
      for (const progress of [0.1, 0.5, 0.85]) {
        const point = { x: from.x + progress * (to.x - from.x), y: from.y + progress * (to.y - from.y) };
        expect(isInSafeTriangle(from, point, panel), `${progress} of the way to ${to.x}, ${to.y}`).toBe(true);
        // Browsers round positions to whole pixels.
        expect(isInSafeTriangle(from, { x: Math.round(point.x), y: Math.floor(point.y) }, panel)).toBe(true);
      }
  });

  it('is not on its way to the panel while it moves along the bar, or away', () => {
    expect(isInSafeTriangle(from, { x: 560, y: 45 }, panel)).toBe(false);
    expect(isInSafeTriangle(from, { x: 420, y: 45 }, panel)).toBe(false);
    expect(isInSafeTriangle(from, { x: 510, y: 20 }, panel)).toBe(false);
  });

  it('is not on its way to the panel once it is there, or if it set out below the upper edge', () => {
    expect(isInSafeTriangle(from, { x: 510, y: 90 }, panel)).toBe(false);
    expect(isInSafeTriangle({ x: 500, y: 400 }, { x: 510, y: 60 }, panel)).toBe(false);
  });
});
