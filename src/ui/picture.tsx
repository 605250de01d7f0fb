import type { Image } from '../resolved';

interface PictureProps {
  image: Image;
  className?: string;
  /** True for a picture in the first view: it is fetched at once and before others. */
  eager?: boolean;
}

/** A picture that keeps its room before it arrives, and is fetched when it comes near the view. */
export function Picture({ image: { src, alt, width, height }, className, eager = false }: PictureProps) {
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
