import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';
import neutral from '../../theme/default.json' with { type: 'json' };

const inTone = (tone: string) => ({ 'about.json': pageWith({ tone }) });
const [first] = neutral.tones;

describe('a tone', () => {
  it('is one of the theme', () => {
    const themed = {
      ...inTone('clovre'),
      '_theme.json': { ...neutral, tones: [{ ...first, name: 'clover' }] },
    };
    expect(site(themed).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:6:11  error  unknown-tone
        6 |   "tone": "clovre",
          |           ^^^^^^^^ Unknown tone “clovre”.
        hint: Did you mean “clover”?

      1 error, 0 warnings."
    `);
    expect(site({ ...themed, ...inTone('clover') }).diagnostics).toEqual([]);
  });

  it('is one of the neutral theme where the site has none', () => {
    expect(site(inTone('vermilion')).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:6:11  error  unknown-tone
        6 |   "tone": "vermilion",
          |           ^^^^^^^^^^^ Unknown tone “vermilion”.
        hint: Choose “blue”, “teal”, “green”, “amber”, “red”, “violet” or “slate”, or add it to the tones of _theme.json.

      1 error, 0 warnings."
    `);
    expect(site(inTone('teal')).diagnostics).toEqual([]);
  });

  it('is not missed where an error in the theme may hide it', () => {
    const broken = { ...neutral, tones: [{ ...first, name: 'clover', deep: 'green' }] };
    const { diagnostics } = site({ ...inTone('clover'), '_theme.json': broken });
    expect(diagnostics.map(({ code }) => code)).toEqual(['malformed-value']);
  });
});
