import type { CSSProperties } from 'react';
import { cropPosition } from '../format/crop-position';
import type { Focus, Image } from '../resolved';
import type { CountByBreakpoint } from './carousel/carousel-width';
import { imageSizes } from './image-sizes';

interface SizedImageProps {
  image: Image;
  className?: string;
  /** Number in a row. A single one is as wide as the window. */
  perRow?: CountByBreakpoint;
  /** For an image in the first view: loaded at once, with high priority. */
  eager?: boolean;
}

/**
 * A lazy-loaded image that reserves its space. Photographs are loaded in the width at which they are shown. There is
 * always a <picture> element, even without alternatives, so that the same styles apply.
 */
export function SizedImage({
  image: { src, alt, width, height, focus, srcSets },
  className,
  perRow = { base: 1 },
  eager = false,
}: SizedImageProps) {
  // Lazy images are loaded after layout, so browsers that support `auto` use their actual width.
  const sizes = eager ? imageSizes(perRow) : `auto, ${imageSizes(perRow)}`;
  return (
    <picture>
      {srcSets && (
        <>
          <source type="image/avif" srcSet={srcSets.avif} sizes={sizes} />
          <source type="image/webp" srcSet={srcSets.webp} sizes={sizes} />
        </>
      )}
      <img
        className={className}
        style={focus && focusStyle(focus)}
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}

/** The crop for a focal point, and the point's distance from the left, for blocks that keep it clear of their text. */
export function focusStyle(focus: Focus): CSSProperties {
  const [x, y] = cropPosition(focus).map(percent);
  return { objectPosition: `${x} ${y}`, '--focus-x': percent(focus[0]) } as CSSProperties;
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
