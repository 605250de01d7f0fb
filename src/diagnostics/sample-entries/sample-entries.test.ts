import { describe, expect, it } from 'vitest';
import { pageWith, site } from '../../../tests/compiler/site';

const schema = {
  title: 'Partner',
  description: 'A partner.',
  properties: {
    name: { $ref: '../../schema/parts/text.schema.json' },
    logo: { $ref: '../../schema/parts/image-source.schema.json' },
  },
};
const entries = [
  { id: 'sample', name: 'Sample College', logo: 'world.svg' },
  { id: 'other', name: 'Sample Institute', logo: 'world.svg' },
];

describe('a collection', () => {
  it('of samples is reported once by --release', () => {
    const { diagnostics, releaseReport } = site({
      '_collections/partners.schema.json': schema,
      '_collections/partners.json': { samples: true, entries },
      '_site.json': undefined, // that of tests has placeholders, which --release reports, too
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
});

describe('a block', () => {
  const block = {
    type: 'course-carousel',
    heading: 'Courses',
    samples: true,
    items: [{ title: 'Music', description: 'Scales.', icon: 'code', stats: { universities: 8 } }],
  };

  it.each([
    ['of a page', { 'about.json': pageWith({}, block) }],
    ['of a kind of pages', { '_kinds.json': { kinds: [{ kind: 'page', ending: [block] }] } }],
  ])('%s with sample figures is reported by --release', (_whose, documents) => {
    expect(site(documents).releaseReport()).toContain('The figures in this block are samples.');
  });
});
