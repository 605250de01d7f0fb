import type { CSSProperties } from 'react';
import { cropPosition } from '../format/crop-position';
import type { Focus, Image } from '../resolved';
import type { PerView } from './carousel/carousel-width';
import { imageSizes } from './image-sizes';

interface SizedImageProps {
  image: Image;
  className?: string;
  /** How many of its kind are beside each other; one is as wide as the window. */
  perRow?: PerView;
  /** True for an image in the first view: it is fetched at once and before others. */
  eager?: boolean;
}

/**
 * An image that reserves its space before it has loaded, and is loaded lazily. A photograph comes as wide as it is shown.
 * Its element is in a <picture> even where that has nothing to choose from: what styles drawings styles photographs.
 */
export function SizedImage({
  image: { src, alt, width, height, focus, srcSets },
  className,
  perRow = { base: 1 },
  eager = false,
}: SizedImageProps) {
  // Where it is shown is known by the time that an image is loaded lazily; not every browser makes use of that.
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

/** What a crop shows, and how far the point is from the left, for blocks that keep it clear of their words. */
export function focusStyle(focus: Focus): CSSProperties {
  const [x, y] = cropPosition(focus).map(percent);
  return { objectPosition: `${x} ${y}`, '--focus-x': percent(focus[0]) } as CSSProperties;
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
