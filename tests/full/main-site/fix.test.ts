import { expect, it } from 'vitest';
import { fixDocuments } from '../../../src/authoring/fix/fix-documents';
import { check } from '../../../src/compiler/check';
import { readSources } from '../../../src/sources/read-sources';

it('the main site has nothing that check --fix would change', async () => {
  const sources = await readSources('pages-json');
  const { value } = fixDocuments(
    sources,
    (site) => check(site).diagnostics,
    () => true,
  );
  expect(value).toMatchObject({ documents: sources.documents, changed: [] });
});
