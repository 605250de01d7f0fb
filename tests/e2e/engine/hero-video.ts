import type { Page } from '@playwright/test';

/** The video at the top of the fixture’s home page. */

export const button = (page: Page) => page.locator('[data-block=hero] button');

/** The files of the video that are requested from now on. */
export function videosAskedFor(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => /\.(webm|mp4)$/.test(request.url()) && asked.push(request.url()));
  return asked;
}
