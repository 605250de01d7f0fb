import type { ImageFile } from '../document/source';
import type { SrcSets } from '../resolved';

/** A photograph in another format, no wider than it is. */
export interface Rendition {
  url: string;
  format: 'avif' | 'webp';
  width: number;
}

const formats = ['avif', 'webp'] as const;
/** From a small phone to a large screen with two pixels for each of CSS; between two there is less than half as much again. */
const widths = [320, 480, 640, 960, 1280, 1920, 2560];

type Offered = Pick<ImageFile, 'url' | 'size' | 'moves'>;

/**
 * What a photograph is offered as; nothing for a drawing, which is small at every size, and for an animation, of which one
 * frame would be left.
 */
export function renditionsOf({ url, size, moves }: Offered): readonly Rendition[] {
  if ('unreadable' in size || moves || url.endsWith('.svg')) return [];
  const own = Math.min(size.width, Math.max(...widths));
  const offered = [...widths.filter((width) => width < own), own];
  return formats.flatMap((format) =>
    offered.map((width) => ({ url: url.replace(/[^.]*$/, `${width}.${format}`), format, width })),
  );
}

/** The same, as HTML says it. */
export function srcSetsOf(image: Offered): SrcSets | undefined {
  const renditions = renditionsOf(image);
  const srcSet = (wanted: Rendition['format']) =>
    renditions
      .filter(({ format }) => format === wanted)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  return renditions.length === 0 ? undefined : { avif: srcSet('avif'), webp: srcSet('webp') };
}
