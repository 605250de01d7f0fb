import { useCallback, useSyncExternalStore } from 'react';

/** From this width on all cards are in a grid (spec 001: large screens); carousel.module.css has the same width. */
export const largeScreen = '(min-width: 1024px)';

export { reducedMotion } from './reduced-motion';

/** Whether a media query matches, kept up to date. False on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
