import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';
import neutral from '../../theme/default.json' with { type: 'json' };

const pageInTone = (tone: string) => ({ 'about.json': pageWith({ tone }) });
const [first] = neutral.tones;

describe('a tone', () => {
  it('is an error if the theme does not have it', () => {
    const documents = {
      ...pageInTone('clovre'),
      '_theme.json': { ...neutral, tones: [{ ...first, name: 'clover' }] },
    };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:6:11  error  unknown-tone
        6 |   "tone": "clovre",
          |           ^^^^^^^^ Unknown tone “clovre”.
        hint: Did you mean “clover”?

      1 error, 0 warnings."
    `);
    expect(site({ ...documents, ...pageInTone('clover') }).diagnostics).toEqual([]);
  });

  it('is an error if the neutral theme does not have it, for a site without a theme', () => {
    expect(site(pageInTone('vermilion')).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:6:11  error  unknown-tone
        6 |   "tone": "vermilion",
          |           ^^^^^^^^^^^ Unknown tone “vermilion”.
        hint: Choose “blue”, “teal”, “green”, “amber”, “red”, “violet” or “slate”, or add it to the tones of _theme.json.

      1 error, 0 warnings."
    `);
    expect(site(pageInTone('teal')).diagnostics).toEqual([]);
  });

  it('is not reported if an error in the theme may hide it', () => {
    const broken = { ...neutral, tones: [{ ...first, name: 'clover', deep: 'green' }] };
    const { diagnostics } = site({ ...pageInTone('clover'), '_theme.json': broken });
    expect(diagnostics.map(({ code }) => code)).toEqual(['malformed-value']);
  });
});
