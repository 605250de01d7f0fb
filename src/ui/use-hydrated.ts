import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in the served HTML, true after hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
