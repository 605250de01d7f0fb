/**
 * When the script of an island is loaded and run. `load`: once the page has loaded, for third-party scripts and for
 * content that must be ready before it is scrolled into view. `visible`: after that, when it scrolls into view.
 * `interaction`: when the visitor hovers, touches or focuses it. Interaction hydrates the others earlier, too.
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
 * Attributes of an island's root element. `name` is the module's name without `.island.ts`. `wait` is the delay in ms
 * between the load of the page and the moment when a `visible` island begins to be observed.
 */
export const islandAttributes = (name: string, hydrateOn: HydrationTrigger, wait?: number) => ({
  'data-island': name,
  'data-hydrate': hydrateOn,
  'data-wait': wait,
});
