import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { unusableFiles } from '../../rules/unusable-files';

it('says what a file to download is', () => {
  const problem = { description: 'a web page (HTML)', advice: 'Download the file itself.' };
  const assets = { files: ['prices.pdf'], fileProblems: new Map([['prices.pdf', problem]]) };
  expect(site({}, assets, unusableFiles).report()).toMatchInlineSnapshot(`
    "pages-json/_files/prices.pdf:1:1  warning  unusable-file
      prices.pdf is a web page (HTML).
      hint: Download the file itself.

    0 errors, 1 warning."
  `);
});
