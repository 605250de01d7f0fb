import { expect, it } from 'vitest';
import { isSystemFile } from '../../src/files/system-file';

it.each([
  '.vscode/settings.json',
  '_images/.DS_Store',
  '_files/Desktop.ini',
  '__MACOSX/._about.json',
  '_images/@eaDir/photo.jpg',
  'node_modules/pkg/package.json',
  'CVS/Entries',
  'about.json~',
  '#about.json#',
  '_files/~$prices.docx',
  '_files/.~lock.prices.odt#',
  '_files/~WRL0001.tmp',
  '_files/prices.pdf.crdownload',
])('%s is left by an editor or the system', (path) => {
  expect(isSystemFile(path)).toBe(true);
});

it.each([
  'about.json',
  '_files/price~list.pdf',
  '_root/.well-known/security.txt',
  '_root/.nojekyll',
  '_files/#1.pdf',
])('%s is a file of the site', (path) => {
  expect(isSystemFile(path)).toBe(false);
});

it('no other folder than _root has hidden files of the site', () => {
  expect(isSystemFile('_files/.well-known/security.txt')).toBe(true);
});
