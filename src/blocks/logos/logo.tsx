import { useEffect, useRef } from 'react';
import type { Partner } from '../../generated/compiled';

interface LogoProps {
  partner: Partner;
  onFail: (partner: Partner) => void;
}

/** A logo that says when it could not be loaded, also when that was before React could hear of it. */
export function Logo({ partner, onFail }: LogoProps) {
  const { name, logo } = partner;
  const image = useRef<HTMLImageElement>(null);
  // Once, as React takes over: whatever fails later is an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (image.current && hasFailed(image.current)) onFail(partner);
  }, []);
  return (
    <img
      ref={image}
      src={logo.src}
      alt={name}
      width={logo.width}
      height={logo.height}
      loading="lazy"
      decoding="async"
      onError={() => onFail(partner)}
    />
  );
}

/** An image that is still to be loaded lazily is not complete; a complete one without a width is broken. */
export const hasFailed = ({ complete, naturalWidth }: { complete: boolean; naturalWidth: number }) =>
  complete && naturalWidth === 0;
