import type { IslandModule } from './wakes';

/** Fetches the module of an island by its name. */
export type Load = (name: string) => Promise<IslandModule>;

/**
 * Wakes islands, each once. `data-waking` is on an island while its script is on the way, `data-awake` from then on.
 * An island whose script cannot be fetched is left as it was served, with `data-failed`, and may be woken again.
 */
export function createWaking(load: Load) {
  const waking = new Map<HTMLElement, Promise<void>>();
  return function wake(island: HTMLElement): Promise<void> {
    const begun = waking.get(island);
    if (begun) return begun;
    const woken = (async () => {
      island.dataset.waking = '';
      try {
        const { wake } = await load(island.dataset.island ?? '');
        await wake(island);
        island.dataset.awake = '';
      } catch (error) {
        waking.delete(island);
        island.dataset.failed = '';
        throw error;
      } finally {
        delete island.dataset.waking;
      }
    })();
    waking.set(island, woken);
    return woken;
  };
}
