import { closeBehindChosenLink } from './islands/chosen-link';
import { replayWhenAwake, shouldDefer } from './islands/event-replay';
import { reportPageView, sendPageViews } from './islands/page-views';
import { recalls } from './islands/recall';
import { enableScripted } from './islands/scripted';
import { scrollSlides } from './islands/scroll-slides';
import type { IslandModule } from './islands/wakes';
import { createWaking } from './islands/waking';
import { whenSettled, whenShown } from './islands/when-settled';

/**
 * All the script that a page loads before somebody does something: it wakes islands (src/islands) when they are
 * needed, and carries out what was done in one before it was awake. It also closes popovers behind the links that are
 * chosen in them, dates what is printed, and reports the view of the page.
 */

/** By their names (vite.config.ts). Those of few pages are found by one module, `rare`. */
const modules = import.meta.glob<IslandModule>(['./**/*.island.{ts,tsx}', '!./**/rare/*']);
const wake = createWaking((name) =>
  (modules[name] ?? (modules.rare as () => Promise<IslandModule>))().then(
    (module) => module.load?.(name) ?? module,
  ),
);

/** Wakes an island. One whose script does not come works as its HTML does, and is tried again the next time. */
export function begin(island: HTMLElement): Promise<void> {
  enableScripted(island, true);
  return wake(island).catch(() => enableScripted(island, false));
}

/** The island around an element, if it is not awake. */
function sleepingAround(target: EventTarget | null): HTMLElement | undefined {
  const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  return island && island.dataset.awake === undefined ? island : undefined;
}

/** The script is fetched as soon as somebody comes near, or something that fills in forms has changed a value. */
for (const type of ['pointerover', 'pointerdown', 'focusin', 'input', 'change'])
  addEventListener(type, (event) => {
    const { target, relatedTarget } = event as MouseEvent;
    const island = sleepingAround(target);
    const comesNear = island && !island.contains(relatedTarget as Node | null);
    if (comesNear && island.dataset.failed !== 'wake') void begin(island);
  });

for (const type of ['click', 'keydown', 'invalid'])
  addEventListener(
    type,
    (event) => {
      const island = sleepingAround(event.target);
      if (!island) return;
      if (type === 'invalid') {
        // A form says itself what is wrong: the browser's bubble would cover that. Without it nothing has the focus.
        event.preventDefault();
        island.querySelector<HTMLElement>('[name]:invalid')?.focus();
      } else if (shouldDefer(event)) {
        const woken = begin(island);
        if (!scrollSlides(island, event.target as Element)) void replayWhenAwake(event, island, woken);
      }
    },
    true,
  );

addEventListener('click', closeBehindChosenLink);
if (!CSS.supports('selector(::details-content)')) void import('./islands/older');
/** A page on paper says which day it is (renderer/print-details.tsx). */
addEventListener('beforeprint', () => {
  for (const line of document.querySelectorAll<HTMLElement>('[data-day]'))
    line.dataset.day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
});

/** What moves by itself wakes a little before it is seen. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) void begin(target as HTMLElement);
  },
  { rootMargin: '100px' },
);
/** Looks out for islands that wake by themselves, new ones too. */
export const observe = () => {
  for (const island of document.querySelectorAll<HTMLElement>('[data-wakes=onLoad]')) void begin(island);
  for (const island of document.querySelectorAll<HTMLElement>('[data-wakes=onVisible]:not([data-awake])'))
    setTimeout(() => observer.observe(island), +(island.dataset.wait as string));
};

whenShown(() => {
  whenSettled(observe);
  reportPageView();
  const tag = document.querySelector<HTMLElement>('[data-analytics]');
  if (tag)
    void import('./renderer/analytics/analytics').then((analytics) => {
      analytics.startAnalytics(tag);
      sendPageViews();
    });
});
/** Back to a page that the browser has kept is a view of it. */
addEventListener('pageshow', ({ persisted }) => persisted && reportPageView());

const whenParsed = () => {
  enableScripted(document, true);
  // Somebody was there before the script.
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]:is(:hover, :focus-within)'))
    void begin(island);
  // A page that is rendered ahead would recall what was typed before the visitor came, and not what has been typed since.
  whenShown(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-recalls]'))
      if (recalls(island)) {
        island.dataset.recalling = ''; // what was served is not what it will show
        void begin(island).then(() => delete island.dataset.recalling);
      }
  });
  document.documentElement.dataset.script = '';
};
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenParsed);
else whenParsed();
