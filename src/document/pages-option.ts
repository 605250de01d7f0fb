import type { SourceFile } from './source';

/** The folder of the documents, as the author calls it. */
export const folderOf = ({ file, path }: SourceFile): string => file.slice(0, -path.length - 1);

/** What a command needs to mean the site in a folder, with a space behind it; nothing for the main site. */
export const pagesOption = (folder: string): string => (folder === 'pages-json' ? '' : `--pages ${folder} `);
