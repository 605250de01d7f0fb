import type { SourceFile } from '../document/source';

/**
 * The option that makes a command use a document's site: ` --pages examples/shop`; empty for the main site, which is
 * the default.
 */
export function pagesOption({ file, path }: Pick<SourceFile, 'file' | 'path'>): string {
  const folder = file.slice(0, -path.length - 1);
  return folder === 'pages-json' ? '' : ` --pages ${folder}`;
}
