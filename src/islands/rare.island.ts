import type { IslandModule } from './wakes';

/** By their names (vite.config.ts). */
const modules = import.meta.glob<IslandModule>('../**/rare/*.island.{ts,tsx}');

/**
 * Fetches the module of an island of few pages, which is in a folder called “rare”: the loader, which every page brings
 * with it, does not have its name. That costs its pages one small file more.
 */
export const load: IslandModule['load'] = (name) => (modules[name] as () => Promise<IslandModule>)();
