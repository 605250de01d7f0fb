import { missingImage, type NearImage } from '../diagnostics/missing-image/missing-image';
import { nearest } from '../diagnostics/nearest';
import { unreadableImage } from '../diagnostics/unreadable-image/unreadable-image';
import { locationOfValue } from '../document/location';
import { memoize } from '../document/memoize';
import { suggestedRoute } from '../document/route';
import type { ImageFile, Schemas, Sources } from '../document/source';
import type { Image, ImageSource } from '../resolved';
import type { ReferenceKind } from './reference-kind';
import { srcSetsOf } from './renditions';

interface ImageReference {
  /** Of its name. */
  pointer: string;
  /** Its path below `_images`. */
  name: string;
  /** Undefined if the schema has no alt text: a logo has the name beside it. */
  alt?: { pointer: string; text: string };
  /** The widest box that it is shown in, in CSS pixels, if not the whole page. */
  widest?: number;
  /** It is content, not decoration. */
  informative?: boolean;
}

/** Images by their names. */
export const images: ReferenceKind<ImageReference> = {
  parts: {
    image: {
      find: (value, pointer, { widest, informative }) => {
        const { src, alt } = value as { src: string; alt: string };
        const text = { pointer: `${pointer}/alt`, text: alt };
        return [{ pointer: `${pointer}/src`, name: src, alt: text, widest, informative }];
      },
      view: {
        type: 'Image',
        imports: ['Image'],
        resolve: (value, _from, { sources }): Image => {
          const { src, alt } = value as { src: string; alt: string };
          return { ...imageSource(src, sources), alt };
        },
      },
    },
    'image-source': {
      suggest: ({ sources }) =>
        sources.images.map(({ path, size }) => ({
          name: path,
          description: 'width' in size ? `${size.width} × ${size.height}` : size.unreadable,
        })),
      find: (name, pointer, { widest }) => [{ pointer, name: String(name), widest }],
      view: {
        type: 'ImageSource',
        imports: ['ImageSource'],
        resolve: (name, _from, { sources }) => imageSource(String(name), sources),
      },
    },
  },

  check: (references, { document }, { sources }) =>
    references.flatMap(({ name, pointer }) => {
      const image = imagesByName(sources).get(name);
      if (!image) return [missingImage(locationOfValue(document, pointer), name, nearImage(name, sources))];
      return 'unreadable' in image.size
        ? [unreadableImage(locationOfValue(document, pointer), image.size.unreadable, image.size.advice)]
        : [];
    }),
};

const imagesByName = memoize(
  (sources: Sources): ReadonlyMap<string, ImageFile> =>
    new Map(sources.images.map((image) => [image.path, image])),
);

/** An image by its name, in a site without errors. */
export function imageSource(name: string, sources: Sources): ImageSource {
  const image = imagesByName(sources).get(name);
  if (!image || 'unreadable' in image.size) throw new Error(`${name} was not checked`);
  const srcSets = srcSetsOf(image);
  return { src: image.url, ...image.size, ...(srcSets && { srcSets }) };
}

/** The image that was probably meant, and a valid name if it does not have one. */
function nearImage(name: string, sources: Sources): NearImage | undefined {
  const known = imagesByName(sources);
  const paths = [...known.keys()];
  const near = paths.find((path) => suggestedImageName(path) === name) ?? nearest(name, paths);
  if (near === undefined) return undefined;
  const names = imageNames(sources.schemas);
  if (names.test(near)) return { name: near };
  const better = suggestedImageName(near);
  if (!names.test(better)) return { name: near, better: null };
  return known.has(better) ? { name: better } : { name: near, better };
}

/** What the name of an image looks like that a document can use. */
export const imageNames = memoize(
  (schemas: Schemas) => new RegExp(schemas['schema/parts/image-source.schema.json']?.pattern ?? '', 'u'),
);

/** `Korea Campus.JPEG` to `korea-campus.jpg`: what a file may be called instead. */
export function suggestedImageName(path: string): string {
  const [, stem = path, ending = ''] = /^(.*)\.([^.]*)$/.exec(path) ?? [];
  return `${suggestedRoute(stem)}.${ending.toLowerCase().replace('jpeg', 'jpg')}`;
}
