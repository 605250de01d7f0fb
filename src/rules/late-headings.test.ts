import { describe, expect, it } from 'vitest';
import { page, saying, site } from '../../tests/compiler/site';
import { lateHeadings } from './late-headings';

const banner = { type: 'banner', title: 'About us' };
const pointersOf = (...blocks: readonly object[]) =>
  site({ 'about.json': page(...blocks) }, {}, lateHeadings).diagnostics.map(
    ({ location }) => location.pointer,
  );

describe('the heading of a page', () => {
  it('must be in its first block', () => {
    expect(pointersOf(saying('Words.'), banner)).toEqual(['/blocks/1/type']);
    expect(pointersOf(banner, saying('Words.'))).toEqual([]);
  });

  it('may be missing, which another rule reports', () => {
    expect(pointersOf(saying('Words.'))).toEqual([]);
  });
});
