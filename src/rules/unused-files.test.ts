import { describe, expect, it } from 'vitest';
import { draft, linkTo, page, saying, site, type TestDocument } from '../../tests/compiler/site';
import { unusedFiles } from './unused-files';

const unusedBeside = (about: TestDocument) =>
  site({ 'about.json': about }, { files: ['fees.pdf'] }, unusedFiles).diagnostics.map(
    ({ location }) => location.file,
  );

describe('a file', () => {
  it('is used if a document links to it, even a draft', () => {
    expect(unusedBeside(page(linkTo('/files/fees.pdf')))).toEqual([]);
    expect(unusedBeside(page(saying('Read [the fees](/files/fees.pdf#page=2).')))).toEqual([]);
    expect(unusedBeside(draft(linkTo('/files/fees.pdf')))).toEqual([]);
  });

  it('is unused otherwise', () => {
    expect(unusedBeside(page())).toEqual(['pages-json/_files/fees.pdf']);
  });
});
