import { test } from '@playwright/test';
import { expectPaused } from '../carousels';
import { expectSlide, openHero } from './hero-slides';

/** The slides at the top of a page, which fade. */

test('slides are paused and resumed by the button', async ({ page }) => {
  const hero = await openHero(page);
  await hero.toggle.click();
  await expectPaused(hero);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await hero.toggle.click();
  await hero.running.waitFor();
  await page.clock.runFor(5000);
  await expectSlide(page, 2);
});
