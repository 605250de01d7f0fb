import { expect, test } from '@playwright/test';

const desktop = { width: 1440, height: 900 };

test('the padding above sections is at most 72 px on a wide screen', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/study-ireland');
  const paddings = await page
    .locator('main > section:not([data-block=banner])')
    .evaluateAll((sections) => sections.map((section) => parseFloat(getComputedStyle(section).paddingTop)));
  expect(Math.max(...paddings)).toBeLessThanOrEqual(72);
});

test('no row of cards has a hole, and all cards of a row are as wide as each other', async ({ page }) => {
  for (const [route, cards, count] of [
    ['/study-newzealand', '[data-block=course-carousel] [data-item]', 10],
    ['/study-dubai', '[data-block=course-carousel] [data-item]', 8],
    ['/study-newzealand', '#benefits [data-item]', 5],
    ['/english-coaching', '[data-block=batches] [data-item]:not([hidden])', 5],
    ['/', '#destinations p ~ div > [data-item]', 1],
  ] as const) {
    await page.goto(route);
    await expect(page.locator(cards)).toHaveCount(count);
    // Only lists of five are rows on a tablet, too: courses are a carousel there, and a destination that is listed
    // apart is as wide as the cards above it.
    const onTablet = count === 5 ? [768] : [];
    for (const width of [...onTablet, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page.locator(cards).evaluateAll((items) =>
        items.map((item) => {
          const { top, right, width } = item.getBoundingClientRect();
          const end = item.closest('section')?.firstElementChild?.getBoundingClientRect().right ?? 0;
          return { top: Math.round(top), short: end - right, width: Math.round(width) };
        }),
      );
      for (const top of new Set(boxes.map((box) => box.top))) {
        const row = boxes.filter((box) => box.top === top);
        expect(new Set(row.map((box) => box.width)).size, `${cards} at ${width} px`).toBe(1);
        expect(Math.min(...row.map(({ short }) => short)), `${cards} at ${width} px`).toBeLessThanOrEqual(1);
      }
    }
  }
});

for (const [route, widths] of [
  ['/study-canada', [1440, 800, 390]],
  ['/ielts-coaching', [1440]],
] as const)
  test(`the rows of the checklist of ${route} have the same space above and below at ${widths.join(', ')} px`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const rows = page.locator('[data-block=checklist] li').filter({ visible: true });
      const spaces = await rows.evaluateAll((items) =>
        items.flatMap((item) => {
          const { paddingTop, paddingBottom } = getComputedStyle(item);
          return [paddingTop, paddingBottom];
        }),
      );
      expect(spaces.length).toBeGreaterThan(4);
      expect(new Set(spaces).size).toBe(1);
      // Only a border of one pixel separates two rows.
      const gaps = await rows.evaluateAll((items) => {
        const boxes = items.map((item) => item.getBoundingClientRect());
        return boxes.flatMap(({ top }) => {
          const above = boxes.filter(({ bottom }) => bottom <= top + 1).map(({ bottom }) => bottom);
          return above.length > 0 ? [Math.round(top - Math.max(...above))] : [];
        });
      });
      expect(Math.max(...gaps)).toBeLessThanOrEqual(1);
    }
  });

test('all ends of the map of the home page are in view on a wide screen, clear of the heading', async ({
  page,
}) => {
  // Where the map ends on each side, in the coordinates of the drawing: 1600 by 900 (artwork/main/world.ts).
  const ends = { west: 898, north: 75, east: 1519, south: 740 };
  await page.goto('/');
  for (const width of [1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { headingEnd, hero, drawn } = await page.locator('[data-block=hero]').evaluate((section) => {
      const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const image = section.querySelector('img');
      const { left, top, width, height } = boxOf(image);
      const scale = Math.max(width / 1600, height / 900);
      const [x = 0, y = 0] = getComputedStyle(image as Element)
        .objectPosition.split(' ')
        .map((percentage) => Number.parseFloat(percentage) / 100);
      return {
        headingEnd: boxOf(section.querySelector('h1')).right,
        hero: boxOf(section),
        drawn: { scale, left: left + x * (width - 1600 * scale), top: top + y * (height - 900 * scale) },
      };
    });
    const onScreen = (coordinate: number, origin: number) => origin + coordinate * drawn.scale;
    expect(onScreen(ends.west, drawn.left), `${width} px`).toBeGreaterThan(headingEnd);
    expect(onScreen(ends.east, drawn.left), `${width} px`).toBeLessThan(hero.right);
    expect(onScreen(ends.north, drawn.top), `${width} px`).toBeGreaterThan(hero.top);
    expect(onScreen(ends.south, drawn.top), `${width} px`).toBeLessThan(hero.bottom);
  }
});

test.describe('in forced colours', () => {
  test.use({ viewport: desktop, contextOptions: { forcedColors: 'active' } });

  test('the image of a banner is beside its text', async ({ page }) => {
    await page.goto('/study-ireland');
    const image = page.locator('[data-block=banner] img');
    await expect.poll(async () => (await image.boundingBox())?.x).toBe(720); // the middle of the screen
    const lead = await page.locator('[data-block=banner] p').boundingBox();
    expect((lead?.x ?? 0) + (lead?.width ?? 0)).toBeLessThan(720);
  });
});

for (const route of ['/cost-calculator', '/compare', '/eligibility'])
  test(`the tool of ${route} begins on the first screen, of a phone and of a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    // On a phone, the answer of the calculator is on the first screen as well.
    if (route === '/cost-calculator')
      await expect(page.locator('[data-block=cost-calculator] [role=status]').first()).toBeInViewport({
        ratio: 1,
      });
    const first = page.locator('main :is(select, [data-choice] > summary)').filter({ visible: true }).first();
    await expect(first).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(desktop);
    await expect(first).toBeInViewport({ ratio: 1 });
  });

test('on a phone all sections have the same padding above and below', async ({ page }) => {
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

test('on a phone the link beside a heading does not go beyond the text of the page', async ({ page }) => {
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
