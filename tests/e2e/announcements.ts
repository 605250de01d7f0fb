import type { Locator } from '@playwright/test';

/**
 * What a screen reader says of a live region from now on. The region is there before it says anything, is polite, and
 * says the whole of itself; what changes within one frame is said once.
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
