import type { IslandModule } from './wakes';

/** Loads the module of an island by its name. */
export type Load = (name: string) => Promise<IslandModule>;

/**
 * Returns a function that wakes an island once. It sets `data-waking` while loading, then `data-awake`. If the script
 * cannot be loaded, or throws, the served HTML stays and `data-failed` is set; the island can be woken again. After an
 * exception, hovering alone does not retry, because it would probably throw again and replace elements under the
 * visitor's press.
 */
export function createWaking(load: Load) {
  const waking = new Map<HTMLElement, Promise<void>>();
  return async function wake(island: HTMLElement): Promise<void> {
    if (island.dataset.awake !== undefined) return;
    const begun = waking.get(island);
    if (begun) return begun;
    const woken = (async () => {
      island.dataset.waking = '';
      let failure = 'fetch';
      try {
        const { wake } = await load(island.dataset.island as string);
        failure = 'wake';
        await wake(island);
        island.dataset.awake = '';
      } catch (error) {
        island.dataset.failed = failure;
        if (failure === 'wake') reportError(error); // the browser has reported failed requests already
        throw error;
      } finally {
        waking.delete(island);
        delete island.dataset.waking;
      }
    })();
    waking.set(island, woken);
    return woken;
  };
}
