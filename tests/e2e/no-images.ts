import type { Page } from '@playwright/test';
import { ready } from './hydration';
import { textFaultsOf } from './text-faults';

/** What is wrong with a page, on a phone and on a desktop, when no image loads. */
export async function faultsWithoutImages(page: Page, route: string): Promise<readonly string[]> {
  await page.route('**/*', (request) =>
    ['image', 'media'].includes(request.request().resourceType()) ? request.abort() : request.fallback(),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(route);
  await ready(page);
  const faults: string[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await textFaultsOf(page)), ...(await silentPicturesOn(page)));
  }
  return faults;
}

/** Images without an `alt` attribute (decoration has an empty one), and alternative text that takes no room. */
const silentPicturesOn = (page: Page) =>
  page.locator('main img').evaluateAll((images) =>
    images.flatMap((image) => {
      const words = image.getAttribute('alt');
      if (words === null) return [`${image.getAttribute('src')} has no alt`];
      const { width, height } = image.getBoundingClientRect();
      const isShown = image.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return words && isShown && width * height === 0 ? [`“${words}” takes no room`] : [];
    }),
  );
