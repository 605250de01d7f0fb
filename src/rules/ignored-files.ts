import { ignoredFile } from '../diagnostics/ignored-file/ignored-file';
import { locationOfFile } from '../document/location';
import type { Rule } from './rule';

/** Files that were meant to be documents, most likely, and are not read. */
export const ignoredFiles: Rule = ({ sources: { documents, ignored = [] } }) => {
  const [{ file, path } = { file: '', path: '' }] = documents;
  const folder = file.slice(0, file.length - path.length);
  return ignored.map((name) => ignoredFile(locationOfFile(folder + name), name));
};
