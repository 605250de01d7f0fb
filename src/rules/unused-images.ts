import { unusedImage } from '../diagnostics/unused-image/unused-image';
import { locationOfFile } from '../document/location';
import { imageNamePattern, suggestedImageName } from '../references/images';
import { onlyIfValid, type Rule } from './rule';

/** Images that no document uses, not even a draft. They would be published. */
export const unusedImages: Rule = onlyIfValid(({ documents, sources }) => {
  const imagesInUse = new Set(
    documents.flatMap(({ documentIndex }) => documentIndex.images.map(({ name }) => name)),
  );
  const namePattern = imageNamePattern(sources.schemas);
  /** A valid name for an image; null if its format is not allowed, so that no name would do. */
  const betterName = (path: string) => {
    const name = suggestedImageName(path);
    return namePattern.test(name) ? name : null;
  };
  return sources.images
    .filter(({ path }) => !imagesInUse.has(path))
    .map(({ path, file, unreadable }) =>
      unusedImage(
        locationOfFile(file),
        path,
        namePattern.test(path) ? undefined : betterName(path),
        unreadable?.problem,
      ),
    );
});
