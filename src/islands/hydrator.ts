import type { IslandModule } from './island-attributes';

/** Loads the module of an island by its name. */
export type Load = (name: string) => Promise<IslandModule>;

/**
 * Returns a function that hydrates an island once. It sets `data-hydrating` while loading, then `data-hydrated`. If the
 * script cannot be loaded, or throws, the served HTML stays, `data-failed` is set to `fetch` or `run`, and the function
 * rejects; the island can be hydrated again. After an exception (`run`), hovering alone does not retry
 * (entry-browser.ts), because it would probably throw again and replace elements under the visitor's press.
 */
export function createHydrator(load: Load) {
  const hydrating = new Map<HTMLElement, Promise<void>>();
  return async function hydrate(island: HTMLElement): Promise<void> {
    if (island.dataset.hydrated !== undefined) return;
    const runningHydration = hydrating.get(island);
    if (runningHydration) return runningHydration;
    const hydration = (async () => {
      island.dataset.hydrating = '';
      let failure = 'fetch';
      try {
        const { hydrate } = await load(island.dataset.island as string);
        failure = 'run';
        await hydrate(island);
        island.dataset.hydrated = '';
      } catch (error) {
        island.dataset.failed = failure;
        if (failure === 'run') reportError(error); // the browser has reported failed requests already
        throw error;
      } finally {
        hydrating.delete(island);
        delete island.dataset.hydrating;
      }
    })();
    hydrating.set(island, hydration);
    return hydration;
  };
}
