import { describe, expect, it } from 'vitest';
import { schemas, site } from '../../../tests/compiler/site';

const entries = [
  { id: 'sample', name: 'Sample College', logo: 'world.svg' },
  { id: 'other', name: 'Sample Institute', logo: 'world.svg' },
];

describe('a collection', () => {
  it('of samples is reported once before a release, for all of its entries', () => {
    const { diagnostics, releaseReport } = site({
      '_collections/partners.json': { samples: true, entries },
      '_site.json': undefined,
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['missing-document']);
    expect(releaseReport()).toMatchInlineSnapshot(`
      "pages-json/_collections/partners.json:2:3  warning  sample-entries
        2 |   "samples": true,
          |   ^^^^^^^^^ The entries in this file are samples.
        hint: Replace them with real ones, then delete the "samples" line.

      0 errors, 1 warning."
    `);
  });

  it.each(['partners', 'universities'])('can say so of itself: %s', (name) => {
    expect(schemas[`schema/${name}.schema.json`]?.properties).toHaveProperty('samples');
  });
});
