import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { filesBelow } from '../../src/files/read-tree';
import { copyFiles } from '../../src/generate/copy-files';
import { readSources } from '../../src/sources/read-sources';

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
    'tours-singapore.json.txt': '{}',
    'tours-malta.JSON': '{}',
    'fees.docx': '',
    '_files/guide.docx': '',
    '_images/campus.txt': '',
  });
  const { documents, ignored } = await readSources(folder);
  expect(documents.map(({ path }) => path)).toEqual(['about.json']);
  expect(ignored).toEqual(['fees.docx', 'tours-malta.JSON', 'tours-singapore.json.txt']);
});

it('passes over what editors and systems leave, wherever it is', async () => {
  const leftovers = ['.vscode/settings.json', '.git/HEAD', '.idea/a.xml', 'Thumbs.db', '_images/desktop.ini'];
  const backups = ['about.json~', '#about.json#', '.about.json.swp', '_files/~$fees.docx', 'about.json.bak'];
  const folder = folderWith({
    'about.json': '{}',
    '_root/.well-known/security.txt': '',
    '_root/.nojekyll': '',
    '_root/.git/HEAD': '',
    ...Object.fromEntries([...leftovers, ...backups, '__MACOSX/a/b.json'].map((path) => [path, '{}'])),
  });
  symlinkSync('about.json', join(folder, '.git/link'));
  const { documents, ignored, images, files, rootFiles } = await readSources(folder);
  expect(documents.map(({ path }) => path)).toEqual(['about.json']);
  expect([ignored, images, files]).toEqual([[], [], []]);
  expect(rootFiles).toEqual(['.nojekyll', '.well-known/security.txt']);
});

it('normalizes names and texts to NFC, however they were typed, stored or escaped', async () => {
  const folder = folderWith({
    'about.json': '{ "a": "Cafe\u0301", "b": "\\u0041\\u030A \\\\u0301 \\u0022" }',
    '_files/Menu\u0308.pdf': '1234',
    '_files/Mu\u0308ll/Menu\u0308.pdf': '',
  });
  const { documents, files, fileBytes } = await readSources(folder);
  expect(documents[0]?.text).toBe('{ "a": "Café", "b": "Å \\\\u0301 \\u0022" }');
  expect(files).toEqual(['Menü.pdf', 'Müll/Menü.pdf']);
  expect(fileBytes?.get('Menü.pdf')).toBe(4);
  const built = folderWith({});
  await copyFiles(built, folder, { images: [], files });
  expect((await filesBelow(built)).sort()).toEqual(['files/Menü.pdf', 'files/Müll/Menü.pdf']);
  expect(existsSync(join(built, 'files/Menü.pdf'))).toBe(true);
});

it('copies a photograph that was taken on its side as one that is upright', async () => {
  const onItsSide = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c2410c' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const folder = folderWith({ '_images/phone.jpg': onItsSide });
  const { images, files } = await readSources(folder);
  const built = folderWith({});
  await copyFiles(built, folder, { images, files });
  const [copy = ''] = await filesBelow(built);
  const { width, height, orientation = 1 } = await sharp(join(built, copy)).metadata();
  expect({ width, height, orientation }).toEqual({ width: 20, height: 40, orientation: 1 });
});

it('lists a file whose name is not UTF-8 among those that nothing reads', async () => {
  const folder = folderWith({ 'about.json': '{}', '_files/a.pdf': '' });
  const latin1Name = Buffer.from('é.a', 'latin1');
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/_files/`), latin1Name]), '');
  const { files, ignored } = await readSources(folder);
  expect([files, ignored]).toEqual([['a.pdf'], ['_files/\ufffd.a']]);
});

it.each([
  ['Pacific/Auckland', '2027-01-01'],
  ['Asia/Kolkata', '2026-12-31'],
  [undefined, '2026-12-31'],
])('knows the day of a site in %s, wherever it is read', async (timeZone, day) => {
  vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = folderWith({ '_site.json': JSON.stringify({ timeZone }) });
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const machine of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    vi.stubEnv('TZ', machine);
    const { today, year } = await readSources(folder);
    expect([today, year]).toEqual([day, Number(day.slice(0, 4))]);
  }
});
