import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readImage, readSources } from '../../scripts/read-sources';

function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

it('lists the files that nothing reads', async () => {
  const folder = folderWith({
    'about.json': '{}',
    'study-singapore.json.txt': '{}',
    'study-malta.JSON': '{}',
    'fees.docx': '',
    '_files/guide.docx': '',
    '_images/campus.txt': '',
  });
  const { documents, ignored } = await readSources(folder);
  expect(documents.map(({ path }) => path)).toEqual(['about.json']);
  expect(ignored).toEqual(['fees.docx', 'study-malta.JSON', 'study-singapore.json.txt']);
});

it.each([
  ['campus.png', 'words', 'This is not an image, although its name ends in .png.'],
  ['campus.svg', undefined, 'This is a PNG image, although its name ends in .svg.'],
  [
    'campus.webp',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    'This is an SVG image, although its name ends in .webp.',
  ],
])('says what is wrong with the image %s', (name, text, unreadable) => {
  const folder = folderWith({ [`_images/${name}`]: text ?? '' });
  if (text === undefined) writeFileSync(join(folder, '_images', name), png);
  expect(readImage(folder, name).size).toEqual({ unreadable });
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
