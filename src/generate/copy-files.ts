import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { orientedImage } from '../assets/oriented-image';
import type { Sources } from '../document/source';
import { pathOnDisk } from '../files/path-on-disk';

/**
 * Copies static files from the folder `pages` of the documents to the built site in `folder`: images, downloads, and
 * files for the root; and drawn images, each with its URL (`src`) and the path of the file.
 */
export async function copyFiles(
  folder: string,
  pages: string,
  { images, files, rootFiles = [] }: Pick<Sources, 'images' | 'files' | 'rootFiles'>,
  drawn: Iterable<{ src: string; file: string }> = [],
): Promise<void> {
  for (const image of images) copyFile(await orientedImage(image, pages), join(folder, image.url));
  for (const path of files) copyFile(pathOnDisk(pages, `_files/${path}`), join(folder, 'files', path));
  for (const path of rootFiles) copyFile(pathOnDisk(pages, `_root/${path}`), join(folder, path));
  for (const { src, file } of drawn) copyFile(file, join(folder, src));
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
