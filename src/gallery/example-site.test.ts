import { expect, it } from 'vitest';
import { fixture } from '../../tests/compiler/mutations/fixture-sources';
import { wordsDocument } from '../../tests/compiler/site';
import { exampleSite } from './example-site';

it('examples about pages of a kind that the site does not have show those of one that it has', () => {
  const documents = fixture.documents.map((document) => ({
    ...document,
    text:
      document.path === '_words.json'
        ? JSON.stringify(wordsDocument)
        : document.text.replaceAll('"kind": "country"', '"kind": "region"'),
  }));
  const { pages } = exampleSite({ ...fixture, documents });
  const counts = pages.flatMap(({ page: { blocks } }) =>
    blocks.flatMap((block) => ('pages' in block && Array.isArray(block.pages) ? block.pages.length : [])),
  );
  expect(counts.length).toBeGreaterThan(4);
  expect(counts).not.toContain(0);
});
