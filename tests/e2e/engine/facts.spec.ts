import { expect, test } from '@playwright/test';
import { ready } from '../complaints';
import { expectFocusSeen, goTo } from '../focus-walk';

/** At this width some of its figures take two lines, and others one. */
test('the titles of facts in a row are aligned, however many lines a figure takes', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/portugal');
  // The first stands beside the others, over several of their rows.
  const facts = await page.locator('[data-block=facts] [data-item]').evaluateAll(([, ...items]) =>
    items.map((item) => {
      const [title, figure] = [item.querySelector('dt'), item.querySelector('dd > span')];
      if (!title || !figure) throw new Error('A fact has a title and a figure.');
      return {
        row: item.getBoundingClientRect().top,
        title: title.getBoundingClientRect().top,
        lines: Math.round(figure.getBoundingClientRect().height),
      };
    }),
  );
  expect(new Set(facts.map(({ lines }) => lines)).size).toBeGreaterThan(1);
  const rows = new Set(facts.map(({ row }) => row));
  expect(rows.size).toBeGreaterThan(1);
  expect(new Set(facts.map(({ title }) => title)).size).toBe(rows.size);
});

for (const width of [390, 1440])
  test(`at ${width} px the source of a figure is opened, read and closed by keys`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/portugal');
    await ready(page);
    const fact = page.locator('[data-block=facts] [data-item]', { hasText: 'Riders a year' });
    const mark = fact.getByRole('button', { name: 'Source 2' });
    await goTo(page, mark);
    await page.keyboard.press('Enter');
    const note = page.locator('#source-2');
    // The focus is in the note, which a screen reader reads therefore.
    await expectFocusSeen(note);
    await expect(note).toMatchAriaSnapshot(`
      - listitem: /.+/
    `);
    await page.keyboard.press('Tab');
    await expectFocusSeen(note.getByRole('link').first());
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expectFocusSeen(mark);
    await page.keyboard.press('Space');
    await expectFocusSeen(note);
    await page.keyboard.press('Escape');
    await expectFocusSeen(mark);
  });

test('a figure is read with its year, and then its source', async ({ page }) => {
  await page.goto('/portugal');
  await expect(page.locator('[data-block=facts]')).toMatchAriaSnapshot(`
    - heading "Portugal at a glance" [level=2]
    - term: Riders a year
    - definition:
      - text: 7,000 in 2023
      - button "Source 2"
  `);
});
