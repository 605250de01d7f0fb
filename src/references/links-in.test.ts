import { describe, expect, it } from 'vitest';
import { randomOf } from '../../tests/compiler/mutations/random';
import { anyLinksIn, linksIn, plainLinksIn } from './links-in';

describe('the links of a text', () => {
  it('are given with their targets, the positions of these, and whether they have a label', () => {
    expect(linksIn('See [the costs](#costs) or **[ask us](/contact?from=uk)**, [](/).')).toEqual([
      { target: '#costs', labelled: true, start: 16, end: 22 },
      { target: '/contact?from=uk', labelled: true, start: 38, end: 54 },
      { target: '/', labelled: false, start: 62, end: 63 },
    ]);
  });

  it('are empty if brackets do not make a link', () => {
    expect(linksIn('An array [1] (see below)')).toEqual([]);
    expect(linksIn('\\[no link](/)')).toEqual([]);
  });

  it('are the same in the fast path for plain texts as from the parser', () => {
    const random = randomOf(7);
    const pieces = [
      '[',
      ']',
      '](',
      '(',
      ')',
      '/a',
      '#b',
      ' ',
      '*',
      '**',
      '_',
      '!',
      '<',
      '>',
      '&amp;',
      '`',
      '\\',
      'word',
      'ä',
      ':',
      '"',
      '[us](/)',
    ];
    let plain = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const text = `x${Array.from({ length: random.below(12) }, () => random.pick(pieces)).join('')}.`;
      const links = plainLinksIn(text);
      if (!links) continue;
      expect(links, text).toEqual(anyLinksIn(text));
      if (links.length > 0) plain += 1;
    }
    expect(plain).toBeGreaterThan(500);
  });
});
