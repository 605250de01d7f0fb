import { expect, it } from 'vitest';
import { page, saying, site } from '../../tests/compiler/site';

it('diagnostics about one line are sorted by position, whichever was found first', () => {
  const about = { ...page(saying('See [us](/nowhere).'))('about.json'), titel: 'About' };
  const { diagnostics } = site({ 'about.json': JSON.stringify(about) });
  expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-route', 'unknown-property']);
});
