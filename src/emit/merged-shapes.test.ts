import { describe, expect, it } from 'vitest';
import { mergeShapes } from './merged-shapes';

describe('the shapes of a drawing of lines', () => {
  it.each([
    ['paths', '<path d="M5 12h14" /><path d="M12 5v14" />', '<path d="M5 12h14M12 5v14"/>'],
    [
      'a path that begins with a small “m”, which is absolute at the start of a path',
      '<path d="M5 12h14" /><path d="m12 5 7 7-7 7" />',
      '<path d="M5 12h14M0 0m12 5 7 7-7 7"/>',
    ],
    [
      'a line and a circle',
      '<line x1="1" x2="2" y1="3" y2="4" />\n  <circle cx="12" cy="8" r="6" />',
      '<path d="M1 3L2 4M6 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"/>',
    ],
    [
      'rectangles, with round corners and without',
      '<rect width="7" height="9" x="3" y="3" rx="1" /><rect width="4" height="2" x="1" y="1" rx="2" ry="0" />',
      '<path d="M4 3h5a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1zM1 1h4v2h-4v-2z"/>',
    ],
  ])('are one path: %s', (_name, shapes, path) => {
    expect(mergeShapes(`<svg viewBox="0 0 24 24">${shapes}</svg>`)).toBe(
      `<svg viewBox="0 0 24 24">${path}</svg>`,
    );
  });

  it('stay in their order around one that is filled', () => {
    const dot = '<circle cx="7" cy="7" r=".5" fill="currentColor" />';
    expect(mergeShapes(`<path d="M1 1h2" />${dot}<path d="M3 3h2" /><path d="M5 5h2" />`)).toBe(
      `<path d="M1 1h2"/>${dot}<path d="M3 3h2M5 5h2"/>`,
    );
  });

  it('stay as they are if they are alone, beside shapes of other kinds and in a group', () => {
    const svg = '<path d="m1 1h2" /><ellipse cx="12" cy="5" rx="9" ry="3" /><g><path d="m2 2h1" /></g>';
    expect(mergeShapes(svg)).toBe(svg);
  });
});
