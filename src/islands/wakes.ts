/**
 * When the script of an island is fetched and run: once the page has loaded, once it comes into view after that (it
 * does something by itself), or once somebody points at it, touches it or moves the focus into it.
 */
export type Wakes = 'onLoad' | 'onVisible' | 'onInteraction';

/** What a module `*.island.ts` exports. */
export interface IslandModule {
  /** Takes over an element that was served. Called once for each island. */
  wake: (element: HTMLElement) => void | Promise<void>;
  /** Of `rare` alone, which finds the modules of few pages instead of waking anything. */
  load?: (name: string) => Promise<IslandModule>;
}

/**
 * The attributes of an element whose served HTML a module takes over as it is. `name` is the name of that module
 * without `.island.ts`. What has nothing to do at once says in ms how long it sleeps after the page has loaded, even in
 * view, if nobody touches it.
 */
export const islandAttributes = (name: string, wakes: Wakes, wait?: number) => ({
  'data-island': name,
  'data-wakes': wakes,
  'data-wait': wait,
});
