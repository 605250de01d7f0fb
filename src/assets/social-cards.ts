import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { cachedFile } from '../cache/cached-file';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { unreadableImage } from '../diagnostics/unreadable-image/unreadable-image';
import { shortHash } from '../document/hash';
import { locationOfFile } from '../document/location';
import type { ImageFile } from '../document/source';
import { describeSystemError } from '../files/describe-system-error';
import { pathOnDisk } from '../files/path-on-disk';
import { cropPosition } from '../format/crop-position';
import { cacheFolder } from '../project/project-folder';
import type { Focus, ImageSource } from '../resolved';
import type { SocialImage } from '../site/assembled-site';
import { loadSharp, openOriented, sharpVersion } from './load-sharp';
import { damaged } from './read-image';

/** A card as a page refers to it, and the path of its file. */
export interface SocialCard extends ImageSource {
  file: string;
}

/** The size that social networks ask for: 1.91 to 1, large enough for large previews. */
const size = { width: 1200, height: 630 };
const jpeg = { quality: 84, mozjpeg: true };
const png = { palette: true, effort: 7 };

/** Cache key of everything that affects a card, except the image. `upright`: its EXIF orientation is applied. */
const recipe = { size, jpeg, png, sharpVersion, upright: true };

/**
 * Draws the social cards of a site, with a cache. `socialImages` has those that need one, by URL; `folder` contains the
 * documents; `paper` is the colour behind transparent images. Resolves with the cards by the URL of the original image,
 * and with diagnostics about images for which no card can be drawn.
 */
export async function drawSocialCards(
  socialImages: ReadonlyMap<string, SocialImage>,
  folder: string,
  images: readonly ImageFile[],
  paper: string,
  cache = cacheFolder('social-cards'),
) {
  const cards = new Map<string, SocialCard>();
  const diagnostics: Diagnostic[] = [];
  const remaining = images.filter(({ url }) => socialImages.has(url));
  const drawRemaining = async () => {
    for (let image = remaining.pop(); image !== undefined; image = remaining.pop()) {
      try {
        const crop = cropOf(image, socialImages.get(image.url)?.focus);
        const source = await readFile(pathOnDisk(folder, `_images/${image.path}`));
        cards.set(image.url, await cardOf(source, image.path, crop, paper, cache));
      } catch (error) {
        if (describeSystemError(error)) throw error; // a full disk is not the image's fault
        diagnostics.push(unreadableImage(locationOfFile(image.file), damaged.problem, damaged.advice));
      }
    }
  };
  // The default size of libuv's thread pool; more would only use more memory.
  await Promise.all(Array.from({ length: 4 }, drawRemaining));
  return { cards, diagnostics };
}

/** The size to which an image is scaled, and the part of it that becomes the card. */
interface Crop {
  scaledSize: { width: number; height: number };
  part: { left: number; top: number; width: number; height: number };
}

/** The largest crop with the aspect ratio of a card. */
function cropOf({ file, size: imageSize }: ImageFile, focus: Focus = [0.5, 0.5]): Crop {
  if (!imageSize) throw new Error(`${file} was not checked`);
  const scale = Math.max(size.width / imageSize.width, size.height / imageSize.height);
  const scaledSize = {
    width: Math.round(imageSize.width * scale),
    height: Math.round(imageSize.height * scale),
  };
  const [x, y] = cropPosition(focus);
  const left = Math.round((scaledSize.width - size.width) * x);
  const top = Math.round((scaledSize.height - size.height) * y);
  return { scaledSize, part: { left, top, ...size } };
}

/** Draws a card. Its URL contains a hash of its content, so that it can be cached forever. */
async function cardOf(
  source: Uint8Array,
  path: string,
  crop: Crop,
  paper: string,
  cache: string,
): Promise<SocialCard> {
  const cacheKey = [JSON.stringify({ ...recipe, crop, paper }), source];
  // Cached without an extension: only what is drawn shows whether PNG or JPEG is smaller.
  const cardFile = await cachedFile(cache, cacheKey, '', () => renderCard(source, crop, paper));
  const content = await readFile(cardFile);
  const hash = shortHash(content);
  const { dir, name } = posix.parse(path);
  const src = posix.join('/assets/social', dir, `${name}.${hash}.${isPng(content) ? 'png' : 'jpg'}`);
  return { src, ...size, file: cardFile };
}

/** Whether a file is a PNG, by its first byte. */
const isPng = (content: Uint8Array) => content[0] === 0x89;

/** The card as PNG or JPEG, whichever is smaller: flat drawings compress better as PNG, photographs as JPEG. */
async function renderCard(source: Uint8Array, crop: Crop, paper: string): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const original = await openOriented(source);
  const { data, info } = await original
    .resize({ ...crop.scaledSize, fit: 'fill' })
    .extract(crop.part)
    .flatten({ background: paper })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const image = sharp(data, { raw: { width, height, channels } });
  const [asJpeg, asPng] = await Promise.all([
    image.clone().jpeg(jpeg).toBuffer(),
    image.clone().png(png).toBuffer(),
  ]);
  return asPng.length < asJpeg.length ? asPng : asJpeg;
}
