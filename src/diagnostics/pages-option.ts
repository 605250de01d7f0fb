import type { SourceFile } from '../document/source';

/** What a command about the site of a document ends with, ` --pages examples/shop`: it means the main site without it. */
export function pagesOption({ file, path }: Pick<SourceFile, 'file' | 'path'>): string {
  const folder = file.slice(0, -path.length - 1);
  return folder === 'pages-json' ? '' : ` --pages ${folder}`;
}
