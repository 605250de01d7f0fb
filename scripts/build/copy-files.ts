import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sources } from '../../src/document/source';
import type { SocialCard } from '../social-cards';

/** Copies what the site serves as it is: images, files to download, and the social cards. */
export function copyFiles(
  folder: string,
  pages: string,
  { images, files }: Pick<Sources, 'images' | 'files'>,
  cards: Iterable<SocialCard> = [],
): void {
  for (const { path, url } of images) copyFile(join(pages, '_images', path), join(folder, url));
  for (const path of files) copyFile(join(pages, '_files', path), join(folder, 'files', path));
  for (const { src, file } of cards) copyFile(file, join(folder, src));
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
