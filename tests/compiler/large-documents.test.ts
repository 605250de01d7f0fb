import { describe, expect, it } from 'vitest';
import { site } from './site';

describe('a document far larger than any real one', () => {
  it.each([
    [
      'a text of 50 MB without an end',
      `{"title": "${'x'.repeat(50_000_000)}`,
      'This text has no closing quotation mark.',
    ],
    [
      'a text of 10 MB of escapes',
      `{"title": "${'\\n'.repeat(5_000_000)}`,
      'This text has no closing quotation mark.',
    ],
    ['a hundred thousand brackets', '['.repeat(100_000) + ']'.repeat(100_000), 'nested too deeply here'],
    ['a hundred thousand objects', '{"a":'.repeat(100_000), 'nested too deeply here'],
    ['5 MB of quotation marks', '"'.repeat(5_000_000), ''],
    ['5 MB that is not UTF-8', '\ufffd'.repeat(5_000_000), 'not saved as UTF-8'],
    ['5 MB of zero bytes', '\0'.repeat(5_000_000), ''],
    ['a name of 1 MB', `{"${'y'.repeat(1_000_000)}": }`, 'There is no value after this colon.'],
  ])('has one short diagnostic: %s', (_what, text, message) => {
    const checked = site({ 'x.json': text });
    expect(checked.diagnostics.map(({ code }) => code)).toEqual(['syntax-error']);
    expect(checked.diagnostics[0]?.message).toContain(message);
    expect(checked.report().length).toBeLessThan(2000);
  });

  it('lists the first hundred of ten thousand unknown properties, and counts the rest', () => {
    const unknown = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`unknown${index}`, 1]));
    const report = site({ 'x.json': { kind: 'page', ...unknown } }).report();
    expect(report).toContain('“unknown99” and 9900 more.');
    expect(report.length).toBeLessThan(5000);
  });
});
