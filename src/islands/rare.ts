import type { IslandModule } from './wakes';

/**
 * The islands of few pages, in folders called “rare”: their names are not in the loader, which every page brings with it.
 * The first of them on a page costs one small file more.
 */
export const rare = import.meta.glob<IslandModule>('../**/rare/*.island.{ts,tsx}');
