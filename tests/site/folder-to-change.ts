import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { writeDocuments } from '../../src/files/write-documents';
import { changesOf } from './broken-disk';

/** A new folder with the documents that `changesOf` changes, each with a mode of its own. */
export async function folderToChange(): Promise<string> {
  const pages = await mkdtemp(join(tmpdir(), 'prospectus-write-'));
  await mkdir(join(pages, 'team'));
  const put = async (path: string, text: string, mode: number) => {
    await writeFile(join(pages, path), text);
    await chmod(join(pages, path), mode);
  };
  await put('about.json', '{"title":"About"}', 0o640);
  await put('index.json', '\uFEFF{"to":"/about"}\r\n', 0o604);
  await put('team/all.json', '{"to":"/about"}', 0o600);
  return pages;
}

/** Every file and folder with its bytes and mode. */
export async function everythingIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const described = entries.map(async (entry): Promise<[string, string]> => {
    const path = posix.join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    const content = entry.isFile() ? (await readFile(path)).toString('hex') : 'folder';
    return [path.slice(folder.length + 1), `${mode.toString(8)} ${content}`];
  });
  return Object.fromEntries((await Promise.all(described)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a folder has before the change and after it; the folder itself is not changed. */
export async function beforeAndAfter(
  folder: string,
): Promise<[Record<string, string>, Record<string, string>]> {
  const copy = await mkdtemp(join(tmpdir(), 'prospectus-write-'));
  await cp(folder, copy, { recursive: true });
  await writeDocuments(copy, changesOf(copy));
  const after = await everythingIn(copy);
  await rm(copy, { recursive: true });
  return [await everythingIn(folder), after];
}
