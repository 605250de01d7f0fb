import { expect, it } from 'vitest';
import { fixDocuments } from '../../../src/authoring/fix/fix-documents';
import { check } from '../../../src/compiler/check';
import { readSources } from '../../../src/sources/read-sources';

it('nothing is left to be fixed', async () => {
  const sources = await readSources('pages-json');
  const { value } = fixDocuments(
    sources,
    (site) => check(site).diagnostics,
    () => true,
  );
  expect(value).toMatchObject({ documents: sources.documents, changed: [] });
});
