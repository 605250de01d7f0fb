import { unusedImage } from '../diagnostics/unused-image';
import { placeOfFile } from '../place';
import { siteIcon } from '../site-icon';
import { stringsIn } from '../texts-in';
import type { Rule } from './rule';

/** Pictures that no document names, not even a draft. They are published all the same. */
export const unusedImages: Rule = ({ documents, sources }) => {
  const names = new Set(sources.images.map(({ path }) => path));
  const named = new Set(
    documents.flatMap(({ value }) => stringsIn(value).filter((text) => names.has(text))),
  ).add(siteIcon);
  return sources.images
    .filter(({ path }) => !named.has(path))
    .map(({ path, file }) => unusedImage(placeOfFile(file), path));
};
