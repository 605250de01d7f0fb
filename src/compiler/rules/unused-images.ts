import { unusedImage } from '../diagnostics/unused-image';
import { isDraft } from '../draft';
import { placeOfFile } from '../place';
import { siteIcon } from '../site-icon';
import { stringsIn } from '../texts-in';
import type { Rule } from './rule';

/** Pictures that no document names, not even a draft. They are published all the same. */
export const unusedImages: Rule = ({ site, documents, sources }) => {
  const named = new Set([
    siteIcon,
    ...site.shown.flatMap(({ pictures }) => pictures.map(({ name }) => name)),
    ...documents.filter(isDraft).flatMap(({ value }) => stringsIn(value)),
  ]);
  return sources.images
    .filter(({ path }) => !named.has(path))
    .map(({ path, file }) => unusedImage(placeOfFile(file), path));
};
