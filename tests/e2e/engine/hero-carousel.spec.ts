import { expect, test } from '@playwright/test';
import { expectPaused } from '../carousels';
import { expectSlide, openHero } from './hero-slides';

/** The slides at the top of a page, which fade. */

test('slides are paused and resumed by the button, count every press, even during a fade, and the visible link is the one that is pressed', async ({
  page,
}) => {
  const hero = await openHero(page);
  await hero.toggle.click();
  await expectPaused(hero);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await hero.toggle.click();
  await hero.running.waitFor();
  await page.clock.runFor(5000);
  await expectSlide(page, 2);
  await hero.next.evaluate((next: HTMLElement) => {
    for (let press = 0; press < 2; press++) next.click();
  });
  await expectSlide(page, 1);
  await expectPaused(hero);
  await hero.previous.evaluate((previous: HTMLElement) => {
    for (let press = 0; press < 5; press++) previous.click();
  });
  await expectSlide(page, 2);
  await hero.block.getByRole('link', { name: 'See the prices' }).click();
  await expect(page).toHaveURL(/\/prices$/);
});
