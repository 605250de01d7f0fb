import { expect, test } from '@playwright/test';
import { ready } from '../../../e2e/hydration';
import { pagesOf } from './sites';

test.use({ viewport: { width: 320, height: 700 } });

/** One word of 42 letters, as German makes them. */
const word = 'Donaudampfschifffahrtsgesellschaftskapitän';

for (const { address } of pagesOf(({ kinds }) => kinds))
  test(`any text may be a long word on a narrow phone, and nothing scrolls sideways: ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    await ready(page);
    const wider = await page.evaluate((word) => {
      for (const answer of document.querySelectorAll('details')) answer.open = true;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      // Figures, and what keeps on one line with them, are no words of an author; nor is the code of a currency.
      const isFigure = ({ nodeValue, parentElement }: Text) =>
        /\d/.test(nodeValue ?? '') || !!parentElement?.closest('[data-other-currency], [aria-pressed]');
      const isWritten = (text: Text) => {
        const { parentElement: parent } = text;
        if (!text.nodeValue?.trim() || !parent || parent.closest('script, style, noscript, template, svg'))
          return false;
        return getComputedStyle(parent).whiteSpace !== 'nowrap' && !isFigure(text);
      };
      const { documentElement: root } = document;
      const found = root.scrollWidth > innerWidth ? ['the page as it is'] : [];
      for (const text of texts.filter(isWritten)) {
        const { nodeValue } = text;
        text.nodeValue = word;
        if (root.scrollWidth > innerWidth)
          found.push(`${root.scrollWidth}: ${nodeValue}, in ${text.parentElement?.outerHTML.slice(0, 80)}`);
        text.nodeValue = nodeValue;
      }
      return found;
    }, word);
    expect(wider).toEqual([]);
  });
