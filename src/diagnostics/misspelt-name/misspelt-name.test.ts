import { describe, expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { kindsDocument, page, pageWith, saying, site } from '../../../tests/compiler/site';

const codesOf = (documents: Parameters<typeof site>[0]) =>
  site(documents).diagnostics.map(({ code, location: { file, pointer } }) => `${code} ${file}${pointer}`);

describe('a name that several places miss', () => {
  it('is reported once, where it was misspelt', () => {
    const documents = {
      '_facts/tours.json': { facts: [fact('rutes')] },
      'about.json': page(saying('There are {{tours.routes}} routes.')),
      'tours.json': page(saying('All {{tours.routes}} are marked.')),
    };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/_facts/tours.json:4:13  error  misspelt-name
        4 |       "id": "rutes",
          |             ^^^^^^^ Nothing refers to “tours.rutes”, but 2 places refer to “tours.routes”: the first is pages-json/about.json:10.
        hint: If the name is misspelt here, write “tours.routes”. If it is the new name, write it in those places, too.

      1 error, 0 warnings."
    `);
  });

  it('is reported where it is named, if only one place does', () => {
    const documents = {
      '_facts/tours.json': { facts: [fact('rutes')] },
      'about.json': page(saying('There are {{tours.routes}} routes.')),
    };
    expect(codesOf(documents)).toEqual(['unknown-fact pages-json/about.json/blocks/0/paragraphs/0']);
  });

  it('is a kind of page, or a place where they are listed', () => {
    const [first, ...kinds] = kindsDocument.kinds;
    const listing = { name: 'One', order: 1, places: ['footer'] };
    const documents = {
      '_kinds.json': {
        ...kindsDocument,
        kinds: [first, ...kinds.map((kind) => (kind.kind === 'post' ? { kind: 'psot' } : kind))],
      },
      'one.json': pageWith({ kind: 'post' }),
      'two.json': pageWith({ kind: 'post' }),
    };
    expect(listing.places).toEqual(['footer']);
    expect(codesOf(documents)).toEqual(['misspelt-name pages-json/_kinds.json/kinds/5/kind']);
  });
});

it('what two of one name are called is said of them, not of all that name the other', () => {
  const tone = (name: string) => ({ name, deep: '#0b5d5a', soft: '#d5ebe8', text: '#0b5d5a' });
  const colors = {};
  const documents = {
    '_theme.json': { colors, tones: [tone('teal'), tone('teal')] },
    'one.json': pageWith({ tone: 'clover' }),
  };
  expect(codesOf(documents).filter((found) => found.startsWith('unknown-tone'))).toEqual([]);
});
