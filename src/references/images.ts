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
  /** Undefined if nothing is said of it here. */
  focus?: Focus;
}

type WrittenImage = Pick<Image, 'src' | 'alt' | 'focus'>;

/** Images by their names. */
export const images: ReferenceKind<ImageReference> = {
  parts: {
    image: {
      find: (value, pointer, { widest, informative }) => {
        const { src, alt, focus } = value as WrittenImage;
        const text = { pointer: `${pointer}/alt`, text: alt };
        return [{ pointer: `${pointer}/src`, name: src, alt: text, widest, informative, focus }];
      },
      view: {
        type: 'Image',
        imports: ['Image'],
        resolve: (value, _from, site): Image => {
          const { src, alt, focus } = value as WrittenImage;
          return { ...imageSource(src, site), ...(focus && { focus }), alt };
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
        resolve: (name, _from, site) => imageSource(String(name), site),
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
export function imageSource(
  name: string,
  { sources, documents }: { sources: Sources; documents: readonly DocumentWithImages[] },
): ImageSource {
  const image = imagesByName(sources).get(name);
  if (!image || 'unreadable' in image.size) throw new Error(`${name} was not checked`);
  const srcSets = srcSetsOf(image);
  const focus = focusByName(documents).get(name);
  return { src: image.url, ...image.size, ...(focus && { focus }), ...(srcSets && { srcSets }) };
}

type DocumentWithImages = Pick<ReferringDocument, 'mentions' | 'draft'>;

/** Where the face in an image is does not depend on who shows it: what one document says holds for those that say nothing. */
export const focusByName = memoize((documents: readonly DocumentWithImages[]): ReadonlyMap<string, Focus> => {
  const known = new Map<string, Focus>();
  for (const { mentions, draft } of documents)
    for (const { name, focus } of mentions.images)
      if (focus && !draft && !known.has(name)) known.set(name, focus);
  return known;
});

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
