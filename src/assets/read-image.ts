import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { imageSize } from 'image-size';
import { detectForeignContent } from '../document/detect-foreign-content';
import { shortHash } from '../document/hash';
import type { ImageFile, ImageProblem } from '../document/source';
import { damageOf } from '../drawings/damage';
import { pathOnDisk } from '../files/path-on-disk';
import { normalizeText } from '../files/read-tree';
import { isAnimated, isAvif, isComplete } from './image-bytes';
import { loadSharp } from './load-sharp';

/** Reads an image and its metadata. The URL contains a hash of the content, so that it can be cached forever. */
export function readImage(folder: string, path: string): Promise<ImageFile> {
  // Synchronous, so that for a missing file this throws, and the caller has no promise to memoize.
  const content = readFileSync(pathOnDisk(folder, `_images/${path}`));
  const hash = shortHash(content);
  const { dir, name, ext } = posix.parse(path);
  const image = {
    path,
    file: posix.join(folder, '_images', path),
    url: posix.join('/assets/images', dir, `${name}.${hash}${ext}`),
    bytes: content.length,
  };
  return readMetadata(content, path).then((metadata) => ({ ...image, ...metadata }));
}

type ImageMetadata = Pick<ImageFile, 'size' | 'unreadable' | 'svg' | 'isRotated' | 'isAnimated'>;

/** Supported formats, in the order in which messages list them. */
const formats = ['svg', 'png', 'jpg', 'webp', 'avif'];

async function readMetadata(content: Buffer, path: string): Promise<ImageMetadata> {
  const { ext, name } = posix.parse(path);
  const extension = ext.slice(1).toLowerCase().replace('jpeg', 'jpg');
  if (content.length === 0) return { unreadable: { problem: 'This file is empty.', advice: copyAgain } };
  const foreign = detectForeignContent(content.toString('latin1', 0, 500));
  if (foreign)
    return {
      unreadable: {
        problem: `This is ${foreign.description}, although its name ends in ${ext}.`,
        advice: foreign.advice,
      },
    };
  const header = headerOf(content);
  if (header === undefined)
    return { unreadable: { problem: `This is not an image, although its name ends in ${ext}.` } };
  if ('problem' in header) return { unreadable: header };
  const { type } = header;
  if (type !== extension) {
    const article = /^[aeis]/.test(type) ? 'an' : 'a'; // an AVIF, an SVG
    const problem = `This is ${article} ${type.toUpperCase()} image, although its name ends in ${ext}.`;
    const advice = formats.includes(type) && `Rename it to “${name}.${type}”, here and where it is named.`;
    return { unreadable: { problem, ...(advice && { advice }) } };
  }
  if (!formats.includes(type))
    return { unreadable: { problem: `Pages show no ${type.toUpperCase()} images.` } };
  if (!isComplete(content, type)) return { unreadable: truncated };
  const moving = isAnimated(content, type) ? { isAnimated: true as const } : {};
  if (type === 'svg') {
    const svg = normalizeText(content.toString('utf8'));
    const damage = damageOf(svg);
    if (damage) return { unreadable: { problem: `This drawing is damaged: ${damage}.`, advice: copyAgain } };
    return { ...moving, size: sizeOf(header), svg };
  }
  const tooLarge = problemOfSize(header);
  if (tooLarge) return { unreadable: tooLarge };
  return {
    ...moving,
    ...(mayNeedRotation(content, header) ? await readOrientedSize(content) : { size: sizeOf(header) }),
  };
}

/** Advice for damaged files. */
const copyAgain = 'Copy or download it again, or save it again from the program that it was made with.';
/** For undecodable files. The decoder's own message would not help authors. */
export const damaged: ImageProblem = {
  problem: 'This image is damaged and cannot be read.',
  advice: copyAgain,
};
const truncated: ImageProblem = {
  problem: 'This image is damaged: the end of the file is missing.',
  advice: copyAgain,
};

/** The properties of an image that its first bytes contain. */
interface Header {
  type: string;
  width: number;
  height: number;
  orientation?: number;
}

const sizeOf = ({ width, height }: Header) => ({ width, height });

/** The header of an image, or why it cannot be read. Undefined if the file is not an image. */
function headerOf(content: Buffer): Header | ImageProblem | undefined {
  // The actual size is read below, together with its rotation.
  if (isAvif(content)) return { type: 'avif', width: 1, height: 1 };
  try {
    const { width, height, orientation, type = '' } = imageSize(content);
    return { width, height, orientation, type };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason.startsWith('unsupported file type')) return undefined;
    if (/outside the bounds|exceeded buffer/i.test(reason)) return truncated;
    if (reason === 'Invalid SVG')
      return { problem: 'This drawing does not say how large it is: it has no viewBox.' };
    return damaged;
  }
}

/** Maximum side length in px of a WebP, to which every photograph is converted. */
const maxSide = 16_383;
/** Maximum number of pixels. More would take minutes to convert, and more memory than some machines have. */
const maxPixels = 100_000_000;

/** Why an image is too large; undefined if it is not. */
function problemOfSize({ width, height }: Pick<Header, 'width' | 'height'>): ImageProblem | undefined {
  if (Math.max(width, height) <= maxSide && width * height <= maxPixels) return undefined;
  const [wide, high] = [width, height].map((side) => side.toLocaleString('en'));
  return {
    problem: `This image is ${wide} × ${high} pixels: too large to be drawn.`,
    advice: `Save it smaller: no side may have more than ${maxSide.toLocaleString('en')} pixels, and 4,320 are enough for every screen.`,
  };
}

/** Whether the image may have to be rotated, since it contains EXIF data. Only then is sharp loaded. */
function mayNeedRotation(content: Buffer, { type, orientation }: Header): boolean {
  if (type === 'avif') return true;
  if (type === 'jpg') return orientation !== 1 && content.includes('Exif\0');
  return content.includes(type === 'png' ? 'eXIf' : 'EXIF');
}

/** The size after rotation by the EXIF orientation. */
async function readOrientedSize(content: Buffer): Promise<ImageMetadata> {
  try {
    const sharp = await loadSharp();
    const { autoOrient, orientation = 1 } = await sharp(content, { limitInputPixels: false }).metadata();
    const tooLarge = problemOfSize(autoOrient);
    if (tooLarge) return { unreadable: tooLarge };
    return { size: autoOrient, ...(orientation > 1 && { isRotated: true }) };
  } catch {
    return { unreadable: damaged };
  }
}
