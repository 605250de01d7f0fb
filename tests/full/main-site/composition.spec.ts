import { expect, test } from '@playwright/test';

const desktop = { width: 1440, height: 900 };

test('sections are at most 72 px from their edges on a wide screen', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/study-ireland');
  const paddings = await page
    .locator('main > section:not([data-block=banner])')
    .evaluateAll((sections) => sections.map((section) => parseFloat(getComputedStyle(section).paddingTop)));
  expect(Math.max(...paddings)).toBeLessThanOrEqual(72);
});

test('a course that is left over fills its row, its words and figures side by side', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/study-newzealand');
  const course = page.locator('[data-block=course-carousel] [data-item]').last();
  const grid = await page.locator('[data-block=course-carousel] ul').first().boundingBox();
  const box = await course.boundingBox();
  expect(box?.width).toBeGreaterThan(0.95 * (grid?.width ?? 0));
  expect(box?.height).toBeLessThan(240);
});

test.describe('in forced colours', () => {
  test.use({ viewport: desktop, contextOptions: { forcedColors: 'active' } });

  test('the image of a banner is beside its words', async ({ page }) => {
    await page.goto('/study-ireland');
    const image = page.locator('[data-block=banner] img');
    await expect.poll(async () => (await image.boundingBox())?.x).toBe(720);
    const words = await page.locator('[data-block=banner] p').boundingBox();
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan(720);
  });
});

for (const route of ['/cost-calculator', '/compare', '/eligibility'])
  test(`the tool of ${route} begins on the first screen, of a phone and of a desktop`, async ({ page }) => {
    for (const viewport of [{ width: 390, height: 844 }, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(route);
      const first = page
        .locator('main :is(select, [data-choice] > summary)')
        .filter({ visible: true })
        .first();
      await expect(first).toBeInViewport({ ratio: 1 });
    }
  });

test('the answer of the calculator is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cost-calculator');
  await expect(page.locator('[data-block=cost-calculator] [role=status]').first()).toBeInViewport({
    ratio: 1,
  });
});

test('on a phone sections begin and end as far from their edges as each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of ['/study-ireland', '/', '/contact']) {
    await page.goto(route);
    const paddings = await page
      .locator('main > section:not([data-block=banner], [data-block=hero], [data-block=at-a-glance])')
      .evaluateAll((sections) =>
        sections.flatMap((section) => {
          const { paddingTop, paddingBottom } = getComputedStyle(section);
          return [paddingTop, paddingBottom];
        }),
      );
    expect(paddings.length, route).toBeGreaterThan(4);
    expect(new Set(paddings).size, route).toBe(1);
  }
});

test('on a phone the link beside a heading ends with the text of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/study-ireland');
  const over = await page.locator('main h2 ~ a[href^="#"] svg').evaluateAll((icons) =>
    icons.map((icon) => {
      const { right } = icon.closest('section')?.firstElementChild?.getBoundingClientRect() ?? { right: 0 };
      return icon.getBoundingClientRect().right - right;
    }),
  );
  expect(over.length).toBeGreaterThan(5);
  expect(Math.max(...over)).toBeLessThanOrEqual(1);
});
