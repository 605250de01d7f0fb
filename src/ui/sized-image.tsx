import type { Image } from '../resolved';
import type { PerView } from './carousel-width';
import { imageSizes } from './image-sizes';

interface SizedImageProps {
  image: Image;
  className?: string;
  /** How many of its kind are beside each other; one is as wide as the window. */
  perRow?: PerView;
  /** True for an image in the first view: it is fetched at once and before others. */
  eager?: boolean;
}

/** An image that reserves its space before it has loaded, and is loaded lazily. A photograph comes as wide as it is shown. */
export function SizedImage({
  image: { src, alt, width, height, srcSets },
  className,
  perRow = { base: 1 },
  eager = false,
}: SizedImageProps) {
  const image = (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
  if (!srcSets) return image;
  // Where it is shown is known by the time that an image is loaded lazily; not every browser makes use of that.
  const sizes = eager ? imageSizes(perRow) : `auto, ${imageSizes(perRow)}`;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSets.avif} sizes={sizes} />
      <source type="image/webp" srcSet={srcSets.webp} sizes={sizes} />
      {image}
    </picture>
  );
}
