import { unusedImage } from '../diagnostics/unused-image';
import { placeOfFile } from '../place';
import { mended } from '../routes';
import { siteIcon } from '../site-icon';
import type { Rule } from './rule';

/** Pictures that no document names, not even a draft. They are published all the same. */
export const unusedImages: Rule = ({ documents, sources }) => {
  const named = new Set([
    siteIcon,
    ...documents.flatMap(({ references }) => references.pictures.map(({ name }) => name)),
  ]);
  const namable = new RegExp(sources.schemas['schema/parts/image-source.schema.json']?.pattern ?? '', 'u');
  const better = (path: string) => [mendedName(path)].find((name) => namable.test(name)) ?? null;
  return sources.images
    .filter(({ path }) => !named.has(path))
    .map(({ path, file }) =>
      unusedImage(placeOfFile(file), path, namable.test(path) ? undefined : better(path)),
    );
};

/** `Korea Campus.JPEG` to `korea-campus.jpg`. */
const mendedName = (path: string) => {
  const [, stem = path, ending = ''] = /^(.*)\.([^.]*)$/.exec(path) ?? [];
  return `${mended(stem)}.${ending.toLowerCase().replace('jpeg', 'jpg')}`;
};
