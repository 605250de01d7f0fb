import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sources } from '../../src/document/source';
import { onDisk } from '../on-disk';
import type { SocialCard } from '../social-cards';

/** Copies what the site serves as it is: images, files to download, files at its root, and the social cards. */
export function copyFiles(
  folder: string,
  pages: string,
  { images, files, rootFiles = [] }: Pick<Sources, 'images' | 'files' | 'rootFiles'>,
  cards: Iterable<SocialCard> = [],
): void {
  for (const { path, url } of images) copyFile(onDisk(pages, `_images/${path}`), join(folder, url));
  for (const path of files) copyFile(onDisk(pages, `_files/${path}`), join(folder, 'files', path));
  for (const path of rootFiles) copyFile(onDisk(pages, `_root/${path}`), join(folder, path));
  for (const { src, file } of cards) copyFile(file, join(folder, src));
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
