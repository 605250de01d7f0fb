import { describe, expect, it } from 'vitest';
import { linksIn } from './rich-text';

describe('the links of a text', () => {
  it('have their targets, the positions of these, and whether they have text', () => {
    expect(linksIn('See [the costs](#costs) or **[ask us](/contact?from=uk)**, [](/).')).toEqual([
      { target: '#costs', hasText: true, start: 16, end: 22 },
      { target: '/contact?from=uk', hasText: true, start: 38, end: 54 },
      { target: '/', hasText: false, start: 62, end: 63 },
    ]);
  });

  it('are empty if brackets do not make a link', () => {
    expect(linksIn('An array [1] (see below)')).toEqual([]);
    expect(linksIn('\\[no link](/)')).toEqual([]);
  });
});
