import { expect, type Locator, type Page } from '@playwright/test';
import { hydrate, ready } from './hydration';

/** The result of a walk through a page by keys alone. */
export interface FocusWalk {
  /** What was focused, in order. */
  stops: readonly string[];
  /** What is wrong with the page for someone who has no mouse. */
  faults: readonly string[];
}

/**
 * Opens a page, hydrates its islands and loads its frames, so that none of this happens during a walk: a frame that is
 * loaded while it has the focus would lose it.
 */
export async function openWhole(page: Page, route: string): Promise<void> {
  await page.route(/openstreetmap\.org/, (request) =>
    request.fulfill({ contentType: 'text/html', body: '<!doctype html><a href="/">Map</a>' }),
  );
  await page.goto(route);
  await ready(page);
  // All are hydrated from the start: an island that hydrates under the focus may add stops that were passed already.
  for (const island of await page.locator('[data-island]:visible').all()) await hydrate(island);
  for (const frame of await page.locator('iframe').all()) {
    const mapLink = page.locator(`a[target="${await frame.getAttribute('name')}"]`);
    await mapLink.evaluate((link: HTMLElement) => link.click()); // the walk begins at the top, so the focus stays there
    await frame.contentFrame().getByRole('link', { name: 'Map' }).waitFor();
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/**
 * Goes through a page by Tab alone, from its top to its end, and looks at everything that is focused (WCAG 2.2): it is
 * in view and nothing covers it (2.4.11), it shows that it is focused (2.4.7), it comes after what was focused before
 * (2.4.3) and never twice (2.1.2), and nothing that could be focused is left out (2.1.1).
 */
export async function walkForward(page: Page): Promise<FocusWalk> {
  await page.evaluate(prepare);
  const { stops, faults } = await follow(page, 'forward');
  const leftOut = await page.evaluate(() => window.focusWalk.leftOut());
  const end = `the way ended at ${stops.at(-1)}`;
  return { stops, faults: [...faults, ...leftOut.map((name) => `${name}: never focused; ${end}`)] };
}

/** The way back by Shift+Tab, from the end of a page to its top. */
export async function walkBack(page: Page): Promise<FocusWalk> {
  await page.evaluate(prepare);
  return follow(page, 'back');
}

/** Presses a key until the target has the focus, at most 120 times, and expects that the focus can be seen. */
export async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement))
      return expectFocusSeen(target);
  }
  await expect(target).toBeFocused();
}

/** Expects the target to have the focus and an outline, and to be in the window, uncovered by the header or else. */
export async function expectFocusSeen(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).not.toHaveCSS('outline-style', 'none');
  await expect(target).toBeInViewport({ ratio: 0.9 });
  const isCovered = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return !(
        element.contains(seen) ||
        seen?.contains(element) ||
        seen?.closest('label')?.control === element
      );
    });
  await expect.poll(isCovered).toBe(false);
}

async function follow(page: Page, direction: Direction) {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let isRepeated = false; !isRepeated; ) {
    await page.keyboard.press(direction === 'forward' ? 'Tab' : 'Shift+Tab');
    const stop = await page.evaluate((to) => window.focusWalk.look(to), direction);
    if (!stop) break;
    stops.push(stop.name);
    faults.push(...stop.faults);
    isRepeated = stop.isRepeated;
  }
  return { stops, faults };
}

type Direction = 'forward' | 'back';

interface Stop {
  name: string;
  faults: readonly string[];
  isRepeated: boolean;
}

declare global {
  interface Window {
    focusWalk: {
      /** What has the focus; nothing at the end of the page, where the focus leaves it or begins anew. */
      look(direction: Direction): Promise<Stop | undefined>;
      /** Names what could have been focused and was not. */
      leftOut(): readonly string[];
    };
  }
}

/** Sets `window.focusWalk`. It runs in the page, and so can use nothing else of this file. */
function prepare(): void {
  const visited = new Set<Element>();
  let first: Element | undefined;
  let last: Element | undefined;

  const nameOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ');
    const block = element.closest('[data-block]')?.getAttribute('data-block');
    const area = block ?? element.closest('header, footer, nav')?.tagName.toLowerCase() ?? 'page';
    const id = element.getAttribute('name') ?? element.id;
    return `${area} ${element.tagName.toLowerCase()}${id ? `#${id}` : ''} “${words.slice(0, 40)}”`;
  };

  /** Everything in the page that the Tab key can reach. */
  const allStops = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        // A tab list hands the focus on to one of its tabs.
        'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([role=tablist])',
      ),
    ]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Of a set of radio buttons the checked one is a stop.
      .filter(
        (element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
      );

  const clips = (style: CSSStyleDeclaration) =>
    style.overflowX !== 'visible' || style.overflowY !== 'visible' || style.clipPath !== 'none';

  /** The part of the window in which an element can be seen at all. */
  const windowOf = (element: Element) => {
    const view = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight };
    for (
      let parent = element.parentElement;
      parent && parent !== document.body;
      parent = parent.parentElement
    ) {
      if (!clips(getComputedStyle(parent))) continue;
      const box = parent.getBoundingClientRect();
      view.left = Math.max(view.left, box.left);
      view.top = Math.max(view.top, box.top);
      view.right = Math.min(view.right, box.right);
      view.bottom = Math.min(view.bottom, box.bottom);
    }
    return view;
  };

  /** What lies over a box, at its middle, near its corners (which may be round) or in between. */
  const coverOf = (element: Element, { left, right, top, bottom, height }: DOMRect, radius: number) => {
    const inset = 2 + 0.3 * Math.min(radius, height / 2);
    for (const x of [left + inset, (left + right) / 2, right - inset])
      for (const y of [top + inset, (top + bottom) / 2, bottom - inset]) {
        const seen = document.elementFromPoint(x, y);
        if (!seen) return 'the edge of the window';
        const isOwn =
          element.contains(seen) || seen.contains(element) || seen.closest('label')?.control === element;
        if (!isOwn) return nameOf(seen);
      }
    return undefined;
  };

  /** What shows that an element is focused: itself, or the card around it. */
  const outlinedFor = (element: Element) => {
    let outlined: Element | null = element;
    for (let step = 0; outlined && step < 5; step += 1, outlined = outlined.parentElement)
      if (getComputedStyle(outlined).outlineStyle !== 'none') return outlined;
    return undefined;
  };

  const faultsOf = (element: HTMLElement) => {
    const faults: string[] = [];
    const say = (fault: string) => faults.push(`${nameOf(element)}: ${fault}`);
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) say('is not visible');
    if (element.closest('[inert], [aria-hidden=true]')) say('is hidden from a screen reader');
    if (element instanceof HTMLIFrameElement) return faults; // what is in it shows where the focus is
    const outlined = outlinedFor(element);
    // While the button in a date field has the focus, the browser outlines the button, not the field.
    const isDateButton = element.matches('[type=date]:not(:focus-visible)');
    if (!isDateButton && (!outlined || !element.matches(':focus-visible'))) say('shows no outline');

    const { outlineOffset, outlineWidth, borderRadius } = getComputedStyle(outlined ?? element);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const view = windowOf(outlined ?? element);
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const reserved =
      (Number.parseFloat(scrollPaddingTop) || 0) + (Number.parseFloat(scrollPaddingBottom) || 0);
    for (const { x, y, width, height } of (outlined ?? element).getClientRects()) {
      const box = new DOMRect(x, y, width, height);
      if (box.width === 0 || box.height === 0) continue;
      if (element instanceof HTMLTextAreaElement) box.height = Math.min(box.height, 48); // a browser shows the caret, not all of it
      if (box.height + 2 * ring > window.innerHeight - reserved) {
        // A table that is higher than what header and bar leave of the window only has to fill half of the window.
        const shown = Math.min(box.bottom, view.bottom) - Math.max(box.top, view.top);
        if (shown < window.innerHeight / 2) say('is nearly all out of view');
        continue;
      }
      const size = `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}×${Math.round(box.height)}`;
      const cut = Math.max(
        view.left - (box.left - ring),
        view.top - (box.top - ring),
        box.right + ring - view.right,
        box.bottom + ring - view.bottom,
      );
      if (cut > 1.5) say(`${Math.round(cut)} px of it or its outline are out of view (${size})`);
      const cover = coverOf(outlined ?? element, box, Number.parseFloat(borderRadius));
      if (cover) say(`is covered by ${cover} (${size})`);
    }
    return faults;
  };

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** Focus moves into a frame of another site asynchronously: for a moment no element has it. */
  const focusToArrive = async () => {
    const hasFramesLeft = () =>
      allStops().some((element) => element instanceof HTMLIFrameElement && !visited.has(element));
    const limit = performance.now() + 5000;
    while (document.activeElement === document.body && hasFramesLeft() && performance.now() < limit)
      await nextFrame();
  };

  window.focusWalk = {
    leftOut: () =>
      allStops()
        .filter((element) => !visited.has(element))
        .map(nameOf),
    async look(direction) {
      await focusToArrive();
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return undefined;
      first ??= element;
      if (last && element === first) return undefined;
      // Day, month and year of a date field are stops of their own, and so is its button.
      const isSameDate = element === last && element.matches('[type=date]');
      const isRepeated = visited.has(element) && !isSameDate;
      const faults: string[] = [];
      if (isRepeated) faults.push(`${nameOf(element)}: focused twice`);
      if (last && !isSameDate) {
        const follows = (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        if (follows !== (direction === 'forward')) faults.push(`${nameOf(element)}: out of order`);
      }
      visited.add(element);
      last = element;
      // What scrolls, and what shows or hides because of it, has some frames to finish.
      await nextFrame();
      let remaining: string[] = [];
      for (let frame = 0; frame < 20; frame += 1) {
        await nextFrame();
        remaining = faultsOf(element);
        if (remaining.length === 0) break;
      }
      return { name: nameOf(element), faults: [...faults, ...remaining], isRepeated };
    },
  };
}
