import { unusedFile } from '../diagnostics/unused-file';
import { placeOfFile } from '../place';
import type { Rule } from './rule';

/** Files that no document links to, not even a draft. They are published all the same. */
export const unusedFiles: Rule = ({ sources: { documents, files } }) => {
  const linked = new Set(
    documents.flatMap(({ text }) => [...text.matchAll(/\/files\/([^\s"?#)\\]+)/g)].map(([, name]) => name)),
  );
  const [{ file, path } = { file: '', path: '' }] = documents;
  const folder = `${file.slice(0, file.length - path.length)}_files`;
  return files
    .filter((name) => !linked.has(name))
    .map((name) => unusedFile(placeOfFile(`${folder}/${name}`), name));
};
