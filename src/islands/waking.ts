import type { IslandModule } from './wakes';

/** Fetches the module of an island by its name. */
export type Load = (name: string) => Promise<IslandModule>;

/**
 * Wakes islands, each once. `data-waking` is on an island while its script is on the way, `data-awake` from then on. An
 * island whose script cannot be fetched is left as it was served, with `data-failed`, and may be woken again; so may one
 * that throws, but not by coming near: what threw once, throws again, and would take its elements from under a press.
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
        if (failure === 'wake') reportError(error); // of what did not come the browser has told, or the visitor has left
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
