import { missingImage, type NearImage } from '../diagnostics/missing-image/missing-image';
import { nearest } from '../diagnostics/nearest';
import { unreadableImage } from '../diagnostics/unreadable-image/unreadable-image';
import { locationOfValue } from '../document/location';
import { memoize } from '../document/memoize';
import { suggestedRoute } from '../document/route';
import type { ImageFile, Schemas, Sources } from '../document/source';
import type { Focus, Image, ImageSource } from '../resolved';
import type { ReferenceKind, ReferringDocument } from './reference-kind';
import { srcSetsOf } from './renditions';

interface ImageReference {
  /** Pointer to the name. */
  pointer: string;
  /** Path below `_images`. */
  name: string;
  /** Undefined if the schema has no alt text, as for a logo with the name beside it. */
  alt?: { pointer: string; text: string };
  /** Width in CSS pixels of the widest box that shows it; the page width if omitted. */
  widest?: number;
  /** Whether the image conveys content, so that its alt text must not be empty. */
  informative?: boolean;
  /** The focal point, if set here. */
  focus?: Focus;
}

/** An image as a document has it: `src` is a path below `_images`. */
type UnresolvedImage = Pick<Image, 'src' | 'alt' | 'focus'>;

/** Images by file name. */
export const images: ReferenceKind<ImageReference> = {
  parts: {
    image: {
      find: (value, pointer, { widest, informative }) => {
        const { src, alt, focus } = value as UnresolvedImage;
        const altText = { pointer: `${pointer}/alt`, text: alt };
        return [{ pointer: `${pointer}/src`, name: src, alt: altText, widest, informative, focus }];
      },
      view: {
        type: 'Image',
        resolve: (value, _from, site): Image => {
          const { src, alt, focus } = value as UnresolvedImage;
          return { ...imageSource(src, site), ...(focus && { focus }), alt };
        },
      },
    },
    'image-source': {
      suggest: ({ sources }) =>
        sources.images.map(({ path, size, unreadable }) => ({
          name: path,
          description: size ? `${size.width} × ${size.height}` : (unreadable?.problem ?? ''),
        })),
      find: (name, pointer, { widest }) => [{ pointer, name: String(name), widest }],
      view: {
        type: 'ImageSource',
        resolve: (name, _from, site) => imageSource(String(name), site),
      },
    },
  },

  check: (references, { parsed }, { sources }) =>
    references.flatMap(({ name, pointer }) => {
      const image = imagesByName(sources).get(name);
      if (!image) return [missingImage(locationOfValue(parsed, pointer), name, nearImage(name, sources))];
      const { unreadable } = image;
      return unreadable
        ? [unreadableImage(locationOfValue(parsed, pointer), unreadable.problem, unreadable.advice)]
        : [];
    }),
};

const imagesByName = memoize(
  (sources: Sources): ReadonlyMap<string, ImageFile> =>
    new Map(sources.images.map((image) => [image.path, image])),
);

/** Resolves an image by name. Throws an error if it does not exist, which the check has reported before. */
export function imageSource(
  name: string,
  { sources, documents }: { sources: Sources; documents: readonly DocumentWithImages[] },
): ImageSource {
  const image = imagesByName(sources).get(name);
  if (!image?.size) throw new Error(`${name} was not checked`);
  const srcSets = srcSetsOf(image);
  const focus = focusByName(documents).get(name);
  return { src: image.url, ...image.size, ...(focus && { focus }), ...(srcSets && { srcSets }) };
}

type DocumentWithImages = Pick<ReferringDocument, 'documentIndex' | 'draft'>;

/**
 * Focal points by image name. A focal point that one document sets also applies to documents that set none; of several,
 * the first counts. Drafts are left out.
 */
export const focusByName = memoize((documents: readonly DocumentWithImages[]): ReadonlyMap<string, Focus> => {
  const focusByImage = new Map<string, Focus>();
  for (const { documentIndex, draft } of documents)
    for (const { name, focus } of documentIndex.images)
      if (focus && !draft && !focusByImage.has(name)) focusByImage.set(name, focus);
  return focusByImage;
});

/**
 * The most similar image for a name that does not exist. If the name of that image is invalid, `better` is a valid one
 * for it, or null if its format cannot be used.
 */
function nearImage(name: string, sources: Sources): NearImage | undefined {
  const imageFiles = imagesByName(sources);
  const paths = [...imageFiles.keys()];
  const near = paths.find((path) => suggestedImageName(path) === name) ?? nearest(name, paths);
  if (near === undefined) return undefined;
  const validName = imageNamePattern(sources.schemas);
  if (validName.test(near)) return { name: near };
  const better = suggestedImageName(near);
  if (!validName.test(better)) return { name: near, better: null };
  return imageFiles.has(better) ? { name: better } : { name: near, better };
}

/** The pattern of valid image names. */
export const imageNamePattern = memoize(
  (schemas: Schemas) => new RegExp(schemas['schema/parts/image-source.schema.json']?.pattern ?? '', 'u'),
);

/** A valid name for an image file: `korea-campus.jpg` for `Korea Campus.JPEG`. */
export function suggestedImageName(path: string): string {
  const [, stem = path, ending = ''] = /^(.*)\.([^.]*)$/.exec(path) ?? [];
  return `${suggestedRoute(stem)}.${ending.toLowerCase().replace('jpeg', 'jpg')}`;
}
