import type { IslandModule } from './island-attributes';

/**
 * Returns a function that hydrates an island once, by the module that `load` finds by its name. It sets
 * `data-hydrating` while loading, then `data-hydrated`. If the script cannot be loaded, or throws, the served HTML
 * stays, `data-failed` is set to `fetch` or `run`, and the function rejects; the island can be hydrated again. After an
 * exception (`run`), hovering alone does not retry (entry-browser.ts), because it would probably throw again and
 * replace elements under the visitor's press.
 */
export function createHydrator(load: (name: string) => Promise<IslandModule>) {
  const hydrating = new Map<HTMLElement, Promise<void>>();

  async function loadAndRun(island: HTMLElement): Promise<void> {
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
  }

  return async function hydrate(island: HTMLElement): Promise<void> {
    if (island.dataset.hydrated !== undefined) return;
    const hydration = hydrating.get(island) ?? loadAndRun(island);
    hydrating.set(island, hydration);
    return hydration;
  };
}
