import type { Page } from '@playwright/test';

/** Lays out what a page puts off for its first seconds (renderer/base.css), as it is after them. */
export const layOut = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'put-off') animation.finish();
  });
