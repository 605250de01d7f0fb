import { unusedImage } from '../diagnostics/unused-image';
import { imageNames, mendedImageName } from '../image-name';
import { placeOfFile } from '../place';
import { siteIcon } from '../site-icon';
import type { Rule } from './rule';

/** Pictures that no document names, not even a draft. They are published all the same. */
export const unusedImages: Rule = ({ documents, sources }) => {
  const named = new Set([
    siteIcon,
    ...documents.flatMap(({ references }) => references.pictures.map(({ name }) => name)),
  ]);
  const namable = imageNames(sources.schemas);
  const better = (path: string) => [mendedImageName(path)].find((name) => namable.test(name)) ?? null;
  return sources.images
    .filter(({ path }) => !named.has(path))
    .map(({ path, file }) =>
      unusedImage(placeOfFile(file), path, namable.test(path) ? undefined : better(path)),
    );
};
