import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { ignoredFiles } from '../../rules/ignored-files';

it('is reported with the name that would be read', () => {
  const ignored = ['fees.docx', 'tours-malta.JSON', 'tours-singapore.json.txt'];
  expect(site({}, { ignored }, ignoredFiles).report()).toMatchInlineSnapshot(`
    "pages-json/fees.docx:1:1  warning  ignored-file
      fees.docx is ignored: its name does not end in .json.
      hint: Move it to _files to link to it, or delete it.

    pages-json/tours-malta.JSON:1:1  warning  ignored-file
      tours-malta.JSON is ignored: its name does not end in .json.
      hint: Rename it to “tours-malta.json” to make it a page.

    pages-json/tours-singapore.json.txt:1:1  warning  ignored-file
      tours-singapore.json.txt is ignored: its name does not end in .json.
      hint: Rename it to “tours-singapore.json” to make it a page.

    0 errors, 3 warnings."
  `);
});
