import type { Page } from '@playwright/test';
import { ready } from './hydration';

/**
 * What is wrong with the text of a page as it is laid out: text that is cut off, lies over other text, or is wider than
 * its box or the window (WCAG 2.2, 1.4.4 and 1.4.10). What scrolls cuts nothing off; slides beside the view do not
 * count.
 */
export async function textFaultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    /** What the ancestors of an element decide; asked once per element, because styles are slow to read. */
    interface Surroundings {
      isForScreenReaders: boolean;
      /** Those that cut off what is beyond their edges. */
      clipping: readonly Element[];
      /** Whether what is out of view can be scrolled into it. */
      isScrolled: boolean;
      /** The sticky or fixed element around it, which lies over what scrolls below. */
      layer: Element | null;
    }
    interface Line {
      node: Text;
      words: string;
      box: DOMRect;
      layer: Element | null;
    }
    const faults = new Set<string>();
    const lines: Line[] = [];
    const known = new Map<Element, Surroundings>();
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      faults.add(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${width} px`);

    const shortOf = (node: Text) => (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const areaOf = (element: Element) =>
      element.closest('[data-block]')?.getAttribute('data-block') ??
      element.closest('header, footer, nav, main')?.tagName.toLowerCase() ??
      'page';

    /** Whether text is meant to be seen, and not for screen readers alone. */
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('option, script, style') &&
      !surroundingsOf(element).isForScreenReaders;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { clipping, layer, ...surroundings } = surroundingsOf(element);
      /** A slide beside the view comes into it by the carousel's own buttons; slides may lie over each other. */
      const carousel = element.closest('[data-engaged]');
      const isScrolled = surroundings.isScrolled || carousel !== null;
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        const words = `${areaOf(element)} “${shortOf(node)}”`;
        // Not above the page, where “Skip to content” waits for the focus.
        const isBelowTop = box.bottom + window.scrollY > 0;
        const slide = element.closest('[data-island="carousel"] li')?.getBoundingClientRect();
        if (slide && Math.max(slide.left - box.left, box.right - slide.right) > 1)
          faults.add(`${words} is wider than its slide`);
        if (isBelowTop && !isScrolled) {
          const edge = blockOf(element).getBoundingClientRect();
          const over = Math.max(edge.left - box.left, box.right - edge.right);
          if (over > 1) faults.add(`${words} is ${Math.round(over)} px wider than its box`);
          if (box.left < -1 || box.right > width + 1) faults.add(`${words} is out of the window`);
          for (const one of clipping) {
            const edge = one.getBoundingClientRect();
            // Half of what is cut off above or below counts: a line is higher than its letters.
            const cut = Math.max(
              edge.left - box.left,
              box.right - edge.right,
              (edge.top - box.top) / 2,
              (box.bottom - edge.bottom) / 2,
            );
            if (cut > 2) faults.add(`${words} is cut off by ${Math.round(cut)} px`);
          }
        }
        if (isBelowTop) lines.push({ node, words, box, layer: (carousel && element.closest('li')) ?? layer });
      }
    }

    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of lines.entries())
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next] as Line;
        if (other.box.top >= one.box.bottom) break;
        if (other.node === one.node || other.layer !== one.layer) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        // Lines that follow each other closely overlap a little, but not their letters.
        if (across > 2 && down > 0.4 * Math.min(one.box.height, other.box.height))
          faults.add(`${one.words} lies over ${other.words}`);
      }
    return [...faults];

    function surroundingsOf(element: Element | null): Surroundings {
      if (!element || element === document.body)
        return { isForScreenReaders: false, clipping: [], isScrolled: false, layer: null };
      const found = known.get(element);
      if (found) return found;
      const { clipPath, overflow, position } = getComputedStyle(element);
      const above = surroundingsOf(element.parentElement);
      const surroundings = {
        // The style of `VisuallyHidden`.
        isForScreenReaders: above.isForScreenReaders || clipPath === 'inset(50%)',
        clipping: /hidden|clip/.test(overflow) ? [...above.clipping, element] : above.clipping,
        isScrolled: above.isScrolled || /auto|scroll/.test(overflow),
        layer: /fixed|sticky/.test(position) ? element : above.layer,
      };
      known.set(element, surroundings);
      return surroundings;
    }
    /** The box that the text is laid out in. */
    function blockOf(element: Element): Element {
      const isInline = /^(inline|contents)/.test(getComputedStyle(element).display);
      return isInline && element.parentElement ? blockOf(element.parentElement) : element;
    }
  });
}

/** Text at twice its size, as a visitor sets it in the browser: what is given in rem and em grows, pixels do not. */
export const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Opens all `details` in the content of a page, such as answers and lists of sources. */
export const openDetails = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) one.open = true;
  });

/** What is wrong with the text of a page at twice the text size, its `details` open, on small and large screens. */
export async function faultsInDoubledText(page: Page, route: string): Promise<readonly string[]> {
  await page.goto(route);
  await ready(page);
  await openDetails(page);
  await doubleText(page);
  const faults: string[] = [];
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await textFaultsOf(page)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
