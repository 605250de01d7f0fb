import type { Page } from '@playwright/test';
import { hydrated } from './complaints';
import { textFaultsOf } from './text-faults';

/** What is wrong with a page, on a phone and on a desktop, when no picture arrives. */
export async function withoutPictures(page: Page, route: string): Promise<readonly string[]> {
  await page.route('**/*', (request) =>
    ['image', 'media'].includes(request.request().resourceType()) ? request.abort() : request.fallback(),
  );
  await page.route(/openstreetmap\.org/, (request) => request.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(route);
  await hydrated(page);
  const faults: string[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await textFaultsOf(page)), ...(await silentPicturesOn(page)));
  }
  return faults;
}

/** Pictures without words that nobody says to be decoration, and words of pictures that nobody sees. */
const silentPicturesOn = (page: Page) =>
  page.locator('main img').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const words = picture.getAttribute('alt');
      if (words === null) return [`${picture.getAttribute('src')} has no alt`];
      const { width, height } = picture.getBoundingClientRect();
      const isShown = picture.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return words && isShown && width * height === 0 ? [`“${words}” takes no room`] : [];
    }),
  );
