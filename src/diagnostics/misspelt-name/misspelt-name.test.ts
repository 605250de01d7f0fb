import { describe, expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { kindsDocument, page, pageWith, saying, site } from '../../../tests/compiler/site';

const reportedIn = (documents: Parameters<typeof site>[0]) =>
  site(documents).diagnostics.map(({ code, location: { file, pointer } }) => `${code} ${file}${pointer}`);

describe('a name to which all references are in another spelling', () => {
  it('is reported once, where it is defined', () => {
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

  it('is reported at the reference if there is only one', () => {
    const documents = {
      '_facts/tours.json': { facts: [fact('rutes')] },
      'about.json': page(saying('There are {{tours.routes}} routes.')),
    };
    expect(reportedIn(documents)).toEqual(['unknown-fact pages-json/about.json/blocks/0/paragraphs/0']);
  });

  it('may be a kind of page', () => {
    const [first, ...kinds] = kindsDocument.kinds;
    const documents = {
      '_kinds.json': {
        ...kindsDocument,
        kinds: [first, ...kinds.map((kind) => (kind.kind === 'post' ? { kind: 'psot' } : kind))],
      },
      'one.json': pageWith({ kind: 'post' }),
      'two.json': pageWith({ kind: 'post' }),
    };
    expect(reportedIn(documents)).toEqual(['misspelt-name pages-json/_kinds.json/kinds/5/kind']);
  });
});

it('a name that is defined twice is not reported at references to similar names', () => {
  const documents = (ids: readonly string[]) => ({
    '_facts/tours.json': { facts: ids.map((id) => fact(id)) },
    'one.json': page(saying('There are {{tours.rutes}} routes.')),
  });
  expect(reportedIn(documents(['routes']))).toContain(
    'unknown-fact pages-json/one.json/blocks/0/paragraphs/0',
  );
  expect(reportedIn(documents(['routes', 'routes']))).toEqual([
    'duplicate-id pages-json/_facts/tours.json/facts/1/id',
  ]);
});
