import type { Locator } from '@playwright/test';

/** The words in some elements that are broken over several lines, because their box is too narrow for them. */
export const brokenWordsIn = (elements: Locator): Promise<readonly string[]> =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const words: string[] = [];
      while (walker.nextNode())
        for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(/\p{L}+/gu)) {
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => top));
          if (lines.size > 1) words.push(word);
        }
      return words;
    }),
  );
