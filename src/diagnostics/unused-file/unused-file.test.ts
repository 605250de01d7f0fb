import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { unusedFiles } from '../../rules/unused-files';

it('a file that no page links to is reported with the address to link to', () => {
  expect(site({}, { files: ['guides/fees.pdf'] }, unusedFiles).report()).toMatchInlineSnapshot(`
    "pages-json/_files/guides/fees.pdf:1:1  warning  unused-file
      No page links to guides/fees.pdf.
      hint: Link to it as /files/guides/fees.pdf, or delete it: it is published either way.

    0 errors, 1 warning."
  `);
});

it('spaces in the name of an unused file are encoded in the address to link to', () => {
  expect(site({}, { files: ['fees of 2026.pdf'] }, unusedFiles).diagnostics[0]?.hint).toBe(
    'Link to it as /files/fees%20of%202026.pdf, or delete it: it is published either way.',
  );
});
