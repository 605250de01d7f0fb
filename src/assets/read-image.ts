import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { imageSize } from 'image-size';
import { foreignContent } from '../document/foreign-content';
import type { ImageFile } from '../document/source';
import { damageOf } from '../drawings/damage';
import { onDisk } from '../files/on-disk';
import { asRead } from '../files/read-tree';
import { isAvif, isWhole, moves } from './image-bytes';
import { loadSharp } from './load-sharp';

/** An image with what its first bytes say of it. The address carries a hash of the content, so that it can be kept for ever. */
export function readImage(folder: string, path: string): Promise<ImageFile> {
  const content = readFileSync(onDisk(folder, `_images/${path}`)); // at once: a file that has gone is no image to remember
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const { dir, name, ext } = posix.parse(path);
  const image = {
    path,
    file: posix.join(folder, '_images', path),
    url: posix.join('/assets/images', dir, `${name}.${hash}${ext}`),
    bytes: content.length,
  };
  return describe(content, path).then((known) => ({ ...image, ...known }));
}

type Known = Pick<ImageFile, 'size' | 'svg' | 'turned' | 'moves'>;

/** What can be used as an image, in the order in which messages name it. */
const kinds = ['svg', 'png', 'jpg', 'webp', 'avif'];

async function describe(content: Buffer, path: string): Promise<Known> {
  const { ext, name } = posix.parse(path);
  const ending = ext.slice(1).toLowerCase().replace('jpeg', 'jpg');
  if (content.length === 0) return { size: { unreadable: 'This file is empty.', advice: copyAgain } };
  const foreign = foreignContent(content.toString('latin1', 0, 500));
  if (foreign)
    return {
      size: {
        unreadable: `This is ${foreign.is}, although its name ends in ${ext}.`,
        advice: foreign.advice,
      },
    };
  const header = headerOf(content);
  if (header === undefined)
    return { size: { unreadable: `This is not an image, although its name ends in ${ext}.` } };
  if ('unreadable' in header) return { size: header };
  const { type } = header;
  if (type !== ending) {
    const kind = `${/^[aeis]/.test(type) ? 'an' : 'a'} ${type.toUpperCase()}`;
    const unreadable = `This is ${kind} image, although its name ends in ${ext}.`;
    const advice = kinds.includes(type) && `Rename it to “${name}.${type}”, here and where it is named.`;
    return { size: { unreadable, ...(advice && { advice }) } };
  }
  if (!kinds.includes(type)) return { size: { unreadable: `Pages show no ${type.toUpperCase()} images.` } };
  if (!isWhole(content, type)) return { size: cutOff };
  const moving = moves(content, type) ? { moves: true as const } : {};
  if (type === 'svg') {
    const svg = asRead(content.toString('utf8'));
    const damage = damageOf(svg);
    if (damage) return { size: { unreadable: `This drawing is damaged: ${damage}.`, advice: copyAgain } };
    return { ...moving, size: sizeOf(header), svg };
  }
  const size = tooLarge(header);
  if (size) return { size };
  return {
    ...moving,
    ...(mayBeTurned(content, header) ? await readTurned(content) : { size: sizeOf(header) }),
  };
}

const copyAgain = 'Copy or download it again, or save it again from the program that it was made with.';
/** Of a file that no decoder can read; what that says helps nobody. */
export const damaged = { unreadable: 'This image is damaged and cannot be read.', advice: copyAgain };
const cutOff = { unreadable: 'This image is damaged: the end of the file is missing.', advice: copyAgain };

interface Header {
  type: string;
  width: number;
  height: number;
  orientation?: number;
}

const sizeOf = ({ width, height }: Header) => ({ width, height });

/** Undefined for what is no image at all. */
function headerOf(content: Buffer): Header | { unreadable: string; advice?: string } | undefined {
  if (isAvif(content)) return { type: 'avif', width: 1, height: 1 }; // its size is read with the turns that it asks for
  try {
    const { width, height, orientation, type = '' } = imageSize(content);
    return { width, height, orientation, type };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason.startsWith('unsupported file type')) return undefined;
    if (/outside the bounds|exceeded buffer/i.test(reason)) return cutOff;
    if (reason === 'Invalid SVG')
      return { unreadable: 'This drawing does not say how large it is: it has no viewBox.' };
    return damaged;
  }
}

/** The longest side of a WebP, which every picture is offered as; in pixels. */
const longest = 16_383;
/** What no camera for such pictures makes; it would take minutes to draw, and more memory than some machines have. */
const most = 100_000_000;

function tooLarge({ width, height }: Header): ImageFile['size'] | undefined {
  if (Math.max(width, height) <= longest && width * height <= most) return undefined;
  const [wide, high] = [width, height].map((side) => side.toLocaleString('en'));
  return {
    unreadable: `This image is ${wide} × ${high} pixels: too large to be drawn.`,
    advice: `Save it smaller: no side may have more than ${longest.toLocaleString('en')} pixels, and 4,320 are enough for every screen.`,
  };
}

/** Whether it may have to be turned before it is seen. Only then is the library loaded that turns it. */
function mayBeTurned(content: Buffer, { type, orientation }: Header): boolean {
  if (type === 'avif') return true;
  if (type === 'jpg') return orientation !== 1 && content.includes('Exif\0');
  return content.includes(type === 'png' ? 'eXIf' : 'EXIF');
}

/** The size of a picture as it is to be seen: turned as the camera says. */
async function readTurned(content: Buffer): Promise<Known> {
  try {
    const sharp = await loadSharp();
    const { autoOrient, orientation = 1 } = await sharp(content, { limitInputPixels: false }).metadata();
    const size = tooLarge({ type: '', ...autoOrient }) ?? autoOrient;
    return { size, ...(orientation > 1 && { turned: true }) };
  } catch {
    return { size: damaged };
  }
}
