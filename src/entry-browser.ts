import { replayWhenHydrated, shouldDefer } from './islands/event-replay';
import { createHydrator } from './islands/hydrator';
import type { IslandModule } from './islands/island-attributes';
import { reportPageView, sendPageViews } from './islands/page-views';
import { hasSavedState } from './islands/saved-state';
import { enableScripted } from './islands/scripted';
import { scrollSlides } from './islands/scroll-slides';
import { whenActivated, whenIdle } from './islands/when-idle';

/**
 * The only script that every page loads: it loads islands (src/islands) when they are needed and replays events that
 * happened before an island was ready. It also closes popovers when a link in them is followed, fills in the date when
 * printing, and reports page views.
 */

/**
 * Functions that import the module of an island, by its name, to which the bundler shortens the path
 * (bundle/vite-config.ts). Islands in `rare/` folders are loaded by the function `load` of the island “rare”
 * (islands/rare.island.ts), to keep this script small.
 */
const modules = import.meta.glob<IslandModule>(['./**/*.island.{ts,tsx}', '!./**/rare/*']);
const hydrateOnce = createHydrator((name) =>
  (modules[name] ?? (modules.rare as () => Promise<IslandModule>))().then(
    (module) => module.load?.(name) ?? module,
  ),
);

/**
 * Hydrates an island, and enables those of its controls that work only with its script. If that fails to load, they are
 * disabled again, the HTML keeps working, and the next event tries again.
 */
export function hydrate(island: HTMLElement): Promise<void> {
  enableScripted(island, true);
  return hydrateOnce(island).catch(() => enableScripted(island, false));
}

/** The island around an element, unless it is already hydrated. */
function unhydratedAround(target: EventTarget | null): HTMLElement | undefined {
  const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  return island && island.dataset.hydrated === undefined ? island : undefined;
}

/** An island hydrates as soon as the pointer or focus enters it, or autofill changes a value in it. */
for (const type of ['pointerover', 'pointerdown', 'focusin', 'input', 'change'])
  addEventListener(type, (event) => {
    const { target, relatedTarget } = event as MouseEvent;
    const island = unhydratedAround(target);
    const isEntering = island && !island.contains(relatedTarget as Node | null);
    // An island whose script threw (islands/hydrator.ts) waits for a click or a key.
    if (isEntering && island.dataset.failed !== 'run') void hydrate(island);
  });

/**
 * A click or a key that needs an island hydrates it first, and is then repeated. In a form that the browser finds
 * invalid, the first invalid field gets the focus.
 */
for (const type of ['click', 'keydown', 'invalid'])
  addEventListener(
    type,
    (event) => {
      const island = unhydratedAround(event.target);
      if (!island) return;
      if (type === 'invalid') {
        // The form shows its own messages, which the browser's bubble would cover. Cancelling also stops the browser
        // from focusing the first invalid field, so do that here.
        event.preventDefault();
        island.querySelector<HTMLElement>('[name]:invalid')?.focus();
      } else if (shouldDefer(event)) {
        const hydrated = hydrate(island);
        // The buttons of a carousel scroll at once; any other event is repeated for the hydrated island.
        if (!scrollSlides(island, event.target as Element)) void replayWhenHydrated(event, island, hydrated);
      }
    },
    true,
  );

/** Closes a popover when a link in it is followed: the link may lead to the same page, or take time to load. */
addEventListener('click', ({ target }) => {
  if (target instanceof Element) target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover?.();
});
/** Browsers without `::details-content` need workarounds for printing, and older ones for popovers. */
if (!CSS.supports('selector(::details-content)')) void import('./islands/polyfills');
/** Printed pages show the current date (renderer/print-details.tsx). */
addEventListener('beforeprint', () => {
  for (const line of document.querySelectorAll<HTMLElement>('[data-day]'))
    line.dataset.day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
});

/** Islands with `data-hydrate="visible"` hydrate shortly before they scroll into view. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) void hydrate(target as HTMLElement);
  },
  { rootMargin: '100px' },
);
/**
 * Observes islands that hydrate without interaction, including those added since the last call. `data-wait` is a delay
 * in ms (islands/island-attributes.ts).
 */
export const observeIslands = () => {
  for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate=load]')) void hydrate(island);
  for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate=visible]'))
    setTimeout(() => observer.observe(island), +(island.dataset.wait as string));
};

/** What a prerendered page does only once the visitor sees it. */
whenActivated(() => {
  whenIdle(observeIslands);
  reportPageView();
  // The element of this script has the settings of analytics (emit/html.ts).
  const tag = document.querySelector<HTMLElement>('[data-analytics]');
  if (tag)
    void import('./renderer/analytics').then((analytics) => {
      analytics.startAnalytics(tag);
      sendPageViews(); // those from before analytics had started
    });
});
/** A page restored from the back/forward cache counts as a page view. */
addEventListener('pageshow', ({ persisted }) => persisted && reportPageView());

/** Runs once all HTML is there. */
const onParsed = () => {
  enableScripted(document, true);
  // The visitor hovered or focused an island before this script ran.
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]:is(:hover, :focus-within)'))
    void hydrate(island);
  // Wait until the page is shown: a prerendered page would restore a form as it was before the visitor arrived,
  // without what was typed since. `data-restore` has the names under which an island's state is saved.
  whenActivated(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-restore]'))
      if (hasSavedState(island)) {
        island.dataset.restoring = ''; // hides the served state until the saved one is restored
        void hydrate(island).then(() => delete island.dataset.restoring);
      }
  });
  document.documentElement.dataset.script = ''; // style sheets hide or replace what needs script until it is set
};
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', onParsed);
else onParsed();
