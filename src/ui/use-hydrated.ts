import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the served HTML, true after hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
