import type { Locator } from '@playwright/test';

/**
 * What a screen reader would say of a live region from now on: its whole text after each frame in which it changed.
 * Throws if the region is not polite, or if `aria-atomic` says that changes are read without the rest.
 */
export async function announcementsOf(region: Locator): Promise<() => Promise<readonly string[]>> {
  const said = await region.evaluateHandle((element) => {
    const live = element.getAttribute('aria-live') ?? (element.getAttribute('role') === 'status' && 'polite');
    if (live !== 'polite' || element.getAttribute('aria-atomic') === 'false')
      throw new Error(`Not read politely and as a whole: ${element.outerHTML}`);
    const said: string[] = [];
    let frame = 0;
    const read = () => {
      const text = element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
      if (text !== '') said.push(text);
    };
    new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return said;
  });
  return () => said.jsonValue();
}
