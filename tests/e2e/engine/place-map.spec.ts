import { expect, test } from '@playwright/test';
import { ready } from '../hydration';

const block = '[data-block=place-map]';

test('the heading over a map scrolls behind the bars that stick to the top, not over them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/portugal');
  await ready(page);
  const bar = page.getByRole('navigation', { name: 'On this page' });
  const heading = page.locator(block).getByRole('heading');
  const distance = () =>
    Promise.all([bar.boundingBox(), heading.boundingBox()]).then(
      ([above, below]) => (below?.y ?? 0) - (above?.y ?? 0),
    );
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), (await distance()) - 8);
  await expect.poll(async () => Math.abs((await distance()) - 8)).toBeLessThan(2);
  const { x = 0, y = 0 } = (await heading.boundingBox()) ?? {};
  const isOfBar = (element: Element, at: { x: number; y: number }) =>
    element.contains(document.elementFromPoint(at.x, at.y));
  expect(await bar.evaluate(isOfBar, { x: x + 20, y: y + 10 })).toBe(true);
});
