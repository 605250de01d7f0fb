import type { IslandModule } from './islands/wakes';
import { createWaking } from './islands/waking';

/**
 * All the script that a page loads before somebody does something: it wakes islands (src/islands) when they are
 * needed, and carries out what was done in one before it was awake.
 */

const modules = import.meta.glob<IslandModule>('./**/*.island.{ts,tsx}');
const load = Object.fromEntries(
  Object.entries(modules).map(([path, fetchModule]) => [/[^/]+(?=\.island)/.exec(path)?.[0], fetchModule]),
);
const wake = createWaking((name) => load[name]());

/** The island around an element that waits for somebody, or has not been reached by the observer. */
const sleeping = '[data-island]:not([data-awake])';
const islandOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(sleeping) : null;

/** What the browser does by itself is left to it. */
const controls = 'button:not([popovertarget]), [data-control]';
const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest(controls) : null);
const keys = /^(Arrow|Home|End|Escape)/;

/** Fetches the script as soon as somebody comes near. */
for (const type of ['pointerover', 'touchstart', 'focusin'])
  addEventListener(type, (event) => void begin(islandOf(event)), { passive: true });

for (const type of ['click', 'keydown'])
  addEventListener(
    type,
    (event) => {
      const island = islandOf(event);
      if (!island || !controlOf(event) || (event instanceof KeyboardEvent && !keys.test(event.key))) return;
      if (island.dataset.failed !== undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const { target } = event;
      const Same = event.constructor as typeof Event;
      void begin(island).then(() => target?.dispatchEvent(new Same(type, event)));
    },
    true,
  );

/** An island whose script did not come works as its HTML does: what was pressed is then the browser's. */
async function begin(island: HTMLElement | null): Promise<void> {
  if (!island) return;
  try {
    await wake(island);
  } catch (error) {
    island.dataset.failed = '';
    reportError(error);
  }
}

/** What moves by itself wakes when it is seen, once the page has settled. */
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries)
    if (isIntersecting) {
      observer.unobserve(target);
      void begin(target as HTMLElement);
    }
});
/** Looks out for islands that wake by themselves, new ones too. */
export const observe = () => {
  for (const island of document.querySelectorAll('[data-wakes="onVisible"]')) observer.observe(island);
};
const whenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(observe, { timeout: 2000 })
    : setTimeout(observe, 200);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);

document.documentElement.dataset.script = '';
