import type { ImageFile } from '../document/source';
import type { SrcSets } from '../resolved';

/** A photograph in another format, at most as wide as the original. */
export interface Rendition {
  url: string;
  format: 'avif' | 'webp';
  width: number;
}

const formats = ['avif', 'webp'] as const;
/** Widths in pixels, from a small phone to a large dense screen. Each is at most 1.5 times the previous one. */
const widths = [320, 480, 640, 960, 1280, 1920, 2560];

type OriginalImage = Pick<ImageFile, 'url' | 'size' | 'isAnimated'>;

/**
 * The renditions of a photograph. Empty for vector images, which are small at any size, and for animations, which would
 * lose all frames but one.
 */
export function renditionsOf({ url, size, isAnimated }: OriginalImage): readonly Rendition[] {
  if (!size || isAnimated || url.endsWith('.svg')) return [];
  const largestWidth = Math.min(size.width, Math.max(...widths));
  const offeredWidths = [...widths.filter((width) => width < largestWidth), largestWidth];
  return formats.flatMap((format) =>
    // The width and the format take the place of the file extension.
    offeredWidths.map((width) => ({ url: url.replace(/[^.]*$/, `${width}.${format}`), format, width })),
  );
}

/** The renditions of a photograph as `srcset` attributes; undefined if there are none. */
export function srcSetsOf(image: OriginalImage): SrcSets | undefined {
  const renditions = renditionsOf(image);
  const srcSet = (wanted: Rendition['format']) =>
    renditions
      .filter(({ format }) => format === wanted)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  return renditions.length === 0 ? undefined : { avif: srcSet('avif'), webp: srcSet('webp') };
}
