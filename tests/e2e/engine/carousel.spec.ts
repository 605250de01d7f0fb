import { expect, test } from '@playwright/test';
import { expectPaused, expectPlaying, expectSlides, titlesOf } from '../carousels';
import { openSteps } from './steps-carousel';

/** Where a carousel goes by its buttons, by a drag and by the keyboard. */

test.use({ viewport: { width: 1280, height: 720 } });

test('a carousel has each slide in the document once, however far it has gone, and its buttons in one line', async ({
  page,
}) => {
  const { steps, titles } = await openSteps(page);
  await test.step('a focused slide comes into view', async () => {
    await steps.slides.nth(3).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(steps.slides.nth(4).getByRole('link')).toBeFocused();
    await expectSlides(steps, titles, 2, 4);
    await expect(steps.slides.nth(4)).toBeInViewport({ ratio: 0.9 });
  });
  for (const number of [1, 7, 6]) {
    await steps.previous.click();
    await expectSlides(steps, titles, number, 4);
  }
  expect((await titlesOf(steps)).sort()).toEqual([...titles].sort());
  for (const width of [390, 1300]) {
    await page.setViewportSize({ width, height: 844 });
    const tops = await steps.block
      .getByRole('button', { name: /^(Previous|Next|.* Auto-play)$/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toEqual([tops[0], tops[0], tops[0]]);
  }
});

test('a carousel follows a drag of 5 px, and then stops playing until it is resumed; its button pauses it', async ({
  page,
}) => {
  const { steps, titles } = await openSteps(page);
  const box = await steps.slides.nth(2).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 4, y);
  await expectSlides(steps, titles, 1, 4);
  await expectPlaying(steps);
  await page.mouse.move(x - 6, y);
  await page.mouse.move(x - 200, y, { steps: 5 });
  await expectPaused(steps);
  await page.mouse.up();
  await expectSlides(steps, titles, 2, 4);
  await page.clock.runFor(9000);
  await expectSlides(steps, titles, 2, 4);
  await page.mouse.move(1, 1); // under the pointer it would wait
  await steps.toggle.click();
  await steps.running.waitFor();
  await page.clock.runFor(3000);
  await expectSlides(steps, titles, 3, 4);
  await steps.toggle.click();
  await expectPaused(steps);
  await page.clock.runFor(9000);
  await expectSlides(steps, titles, 3, 4);
});
