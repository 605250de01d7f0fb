import type { IslandModule } from './wakes';

/** By their names (vite.config.ts). */
const modules = import.meta.glob<IslandModule>('../**/rare/*.island.{ts,tsx}');

/**
 * Wakes an island of few pages, whose module is in a folder called “rare”: the loader, which every page brings with it, does
 * not have its name. That costs its pages one small file more.
 */
export async function wake(element: HTMLElement): Promise<void> {
  const load = modules[element.dataset.island ?? ''] as () => Promise<IslandModule>;
  await (await load()).wake(element);
}
