import type { IslandModule } from './island-attributes';

/** Loaders of modules by the name of the island, which bundle/vite-config.ts puts in place of the path. */
const modules = import.meta.glob<IslandModule>('../**/rare/*.island.{ts,tsx}');

/**
 * Loads the module of an island that few pages have, from a `rare` folder. This keeps the names of such modules out of
 * entry-browser.ts, which every page loads, at the cost of an additional small request on pages that use them.
 */
export const load: IslandModule['load'] = (name) => (modules[name] as () => Promise<IslandModule>)();
