import { describe, expect, it } from 'vitest';
import { describeLargeTexts } from './large-texts';
import { site } from './site';

describeLargeTexts(0.5);

describe('a document far larger than any real one', () => {
  it.each([
    ['a hundred thousand brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['a hundred thousand objects', '{"a":'.repeat(100_000)],
  ])('is reported where it is nested too deeply: %s', (_what, text) => {
    const { diagnostics } = site({ 'x.json': text });
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['syntax-error', expect.stringContaining('nested too deeply here')],
    ]);
  });

  it('has the first hundred of ten thousand unknown properties listed, and the rest counted', () => {
    const unknown = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`unknown${index}`, 1]));
    const report = site({ 'x.json': { kind: 'page', ...unknown } }).report();
    expect(report).toContain('“unknown99” and 9900 more.');
    expect(report.length).toBeLessThan(5000);
  });
});
