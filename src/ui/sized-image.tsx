import type { Image } from '../resolved';

interface SizedImageProps {
  image: Image;
  className?: string;
  /** True for an image in the first view: it is fetched at once and before others. */
  eager?: boolean;
}

/** An image that reserves its space before it has loaded, and is loaded lazily. */
export function SizedImage({
  image: { src, alt, width, height },
  className,
  eager = false,
}: SizedImageProps) {
  return (
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
}
