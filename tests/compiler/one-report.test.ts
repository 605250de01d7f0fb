import { describe, expect, it } from 'vitest';
import { mistakes, reported } from './mistaken-site';

describe('a site with mistakes in many documents', () => {
  it('has none to begin with', () => {
    expect(reported([])).toEqual([]);
  });

  it.each(mistakes)('is reported once for one mistake: %s in %s, %s', (...mistake) => {
    const [code, path] = mistake;
    expect(reported([mistake])).toEqual([expect.stringMatching(`^${code} pages-json/${path}`)]);
  });

  it('is reported in full at once', () => {
    const alone = mistakes.flatMap((mistake) => reported([mistake])).sort();
    expect(alone).toHaveLength(mistakes.length);
    expect(reported(mistakes)).toEqual(alone);
  });
});
