import { expect, test } from '@playwright/test';
import { ready } from '../../../e2e/hydration';
import { pagesOf } from './sites';

test.use({ viewport: { width: 320, height: 700 } });

/** One word of 42 letters, as German makes them. */
const word = 'Donaudampfschifffahrtsgesellschaftskapitän';

for (const { address } of pagesOf(({ layouts }) => layouts))
  test(`any text may be a long word on a narrow phone, and nothing scrolls sideways: ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    await ready(page);
    const faults = await page.evaluate((word) => {
      for (const closed of document.querySelectorAll('details')) closed.open = true;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      // An author does not put long words in place of figures, nor of the code on the switch of the second currency.
      const isFigureOrCode = ({ nodeValue, parentElement }: Text) =>
        /\d/.test(nodeValue ?? '') || !!parentElement?.closest('[aria-pressed]');
      const canBeLong = (text: Text) => {
        const { parentElement: parent } = text;
        if (!text.nodeValue?.trim() || !parent || parent.closest('script, style, noscript, template, svg'))
          return false;
        return getComputedStyle(parent).whiteSpace !== 'nowrap' && !isFigureOrCode(text);
      };
      const { documentElement: root } = document;
      const found = root.scrollWidth > innerWidth ? ['the page as it is'] : [];
      for (const text of texts.filter(canBeLong)) {
        const { nodeValue } = text;
        text.nodeValue = word;
        if (root.scrollWidth > innerWidth)
          found.push(`${root.scrollWidth}: ${nodeValue}, in ${text.parentElement?.outerHTML.slice(0, 80)}`);
        text.nodeValue = nodeValue;
      }
      return found;
    }, word);
    expect(faults).toEqual([]);
  });
