import { describe, expect, it } from 'vitest';
import { site } from './site';

/** Tests that a text of so many megabytes that is no JSON is reported once and briefly. */
export function describeLargeTexts(megabytes: number) {
  const size = megabytes * 1_000_000;
  describe(`a document of ${megabytes} MB that is no JSON`, () => {
    it.each([
      ['a text without an end', `{"title": "${'x'.repeat(size)}`, 'This text has no closing quotation mark.'],
      [
        'a text of escapes',
        `{"title": "${'\\n'.repeat(size / 2)}`,
        'This text has no closing quotation mark.',
      ],
      ['quotation marks', '"'.repeat(size), ''],
      ['what is not UTF-8', '\ufffd'.repeat(size), 'not saved as UTF-8'],
      ['zero bytes', '\0'.repeat(size), ''],
      ['a name', `{"${'y'.repeat(size)}": }`, 'There is no value after this colon.'],
    ])('has one short diagnostic: %s', (_what, text, message) => {
      const checked = site({ 'x.json': text });
      expect(checked.diagnostics.map(({ code }) => code)).toEqual(['syntax-error']);
      expect(checked.diagnostics[0]?.message).toContain(message);
      expect(checked.report().length).toBeLessThan(2000);
    });
  });
}
