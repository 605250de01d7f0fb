/**
 * When the script of an island is loaded and run: after the page has loaded, for content that must be ready before it
 * is scrolled into view, and for third-party scripts; after that, when it scrolls into view; or when the visitor hovers,
 * touches or focuses it.
 */
export type HydrationTrigger = 'load' | 'visible' | 'interaction';

/** The exports of a module `*.island.ts`. */
export interface IslandModule {
  /** Takes over a served element. Called once for each island. */
  hydrate: (element: HTMLElement) => void | Promise<void>;
  /** Only in `rare.island.ts`, which loads the modules of islands that few pages have. */
  load?: (name: string) => Promise<IslandModule>;
}

/**
 * Attributes of an island's root element. `name` is the module's name without `.island.ts`. `wait` is a delay in ms
 * after the page has loaded, before a `visible` island is observed; interaction hydrates it earlier.
 */
export const islandAttributes = (name: string, hydrateOn: HydrationTrigger, wait?: number) => ({
  'data-island': name,
  'data-hydrate': hydrateOn,
  'data-wait': wait,
});
