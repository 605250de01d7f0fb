import { describe, expect, it } from 'vitest';
import { page, site } from '../../tests/compiler/site';
import { ignoredFiles } from './ignored-files';

describe('a file in the pages folder', () => {
  it('is reported if nothing reads it', () => {
    const { diagnostics } = site({}, { ignored: ['fees.docx'] }, ignoredFiles);
    expect(diagnostics.map(({ code, location }) => [code, location.file])).toEqual([
      ['ignored-file', 'pages-json/fees.docx'],
    ]);
  });

  it('may belong to the site’s own shell, if that has a header or a footer', () => {
    const filesOf = (...shellFiles: readonly string[]) =>
      site({}, { shellFiles }, ignoredFiles).diagnostics.map(({ message, hint }) => `${message} ${hint}`);
    expect(filesOf('footer.tsx', 'links.tsx')).toEqual([]);
    expect(filesOf('foot.tsx')).toEqual([
      '_shell/foot.tsx is ignored: _shell has no header.tsx and no footer.tsx. Give the component that fills the header or the footer one of these names, or delete the folder.',
    ]);
  });

  it('may be a page, an image or a file to link to', () => {
    const assets = { files: ['fees.docx'], images: { 'a.svg': { width: 1, height: 1 } } };
    expect(site({ 'about.json': page() }, assets, ignoredFiles).diagnostics).toEqual([]);
  });
});
