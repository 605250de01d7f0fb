import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML that was served, true once React has taken over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
