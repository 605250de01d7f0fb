import type { Page } from '@playwright/test';

/**
 * What is wrong with the text of a page as it is laid out: text that is cut off, that lies over other text, or that is
 * wider than the window (WCAG 2.2, 1.4.4 and 1.4.10). What scrolls cuts nothing off; slides beside the view are not lost.
 */
export async function textFaultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    interface Line {
      node: Text;
      words: string;
      box: DOMRect;
      layer: Element | null;
    }
    const faults = new Set<string>();
    const lines: Line[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      faults.add(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${width} px`);

    const shortOf = (node: Text) => (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const placeOf = (element: Element) =>
      element.closest('[data-block]')?.getAttribute('data-block') ??
      element.closest('header, footer, nav, main')?.tagName.toLowerCase() ??
      'page';

    /** Whether text is meant to be seen at all: not for screen readers alone, and no copy that is hidden from them. */
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('option, script, style') &&
      !ancestorsOf(element).some((one) => getComputedStyle(one).clipPath === 'inset(50%)');

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const clipping = ancestorsOf(element).filter(clips);
      const isScrolled = ancestorsOf(element).some(scrolls) || isSlide(element);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        const words = `${placeOf(element)} “${shortOf(node)}”`;
        const isBelowTop = box.bottom + window.scrollY > 0;
        if (isBelowTop && !isScrolled) {
          if (box.left < -1 || box.right > width + 1) faults.add(`${words} is out of the window`);
          for (const one of clipping) {
            const edge = one.getBoundingClientRect();
            const cut = Math.max(
              edge.left - box.left,
              box.right - edge.right,
              (edge.top - box.top) / 2,
              (box.bottom - edge.bottom) / 2,
            );
            if (cut > 2) faults.add(`${words} is cut off by ${Math.round(cut)} px`);
          }
        }
        if (isBelowTop) lines.push({ node, words, box, layer: layerOf(element) });
      }
    }

    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (other.node === one.node || other.layer !== one.layer) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (across > 2 && down > 0.4 * Math.min(one.box.height, other.box.height))
          faults.add(`${one.words} lies over ${other.words}`);
      }
    return [...faults];

    function ancestorsOf(element: Element): Element[] {
      const found = [];
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        found.push(one);
      return found;
    }
    function clips(element: Element) {
      const { overflowX, overflowY } = getComputedStyle(element);
      return [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
    }
    function scrolls(element: Element) {
      const { overflowX, overflowY } = getComputedStyle(element);
      return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
    }
    /** A slide beside the view comes into it by the slider's own buttons. */
    function isSlide(element: Element) {
      return element.closest('[data-engaged]') !== null;
    }
    /** What stays in view lies over what scrolls below it, and is not part of it; slides may lie over each other. */
    function layerOf(element: Element) {
      const isLayer = (one: Element) => ['fixed', 'sticky'].includes(getComputedStyle(one).position);
      return element.closest('[data-engaged] li') ?? ancestorsOf(element).find(isLayer) ?? null;
    }
  });
}

/** Text at twice its size, as a visitor sets it in the browser: what is given in rem and em grows, pixels do not. */
export const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Everything that can be opened in place stands open. */
export const openAnswers = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) one.open = true;
  });
