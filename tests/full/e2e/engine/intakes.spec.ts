import { expect, test } from '@playwright/test';
import { expectFocusSeen, goTo } from '../../../e2e/focus-walk';
import { ready } from '../../../e2e/hydration';

const line = '[data-block=intakes] li';

test.describe('an intake', () => {
  test('is read by a screen reader with its dates and its calendar link, which keys reach and press', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2099-02-17T12:00:00');
    await page.goto('/kenya');
    await ready(page);
    const link = page.locator(line).getByRole('link', { name: 'Add to calendar' }).first();
    await goTo(page, link);
    await expectFocusSeen(link);
    // The bar of the twelve months says nothing that the text does not.
    await expect(page.locator('[data-block=intakes]')).toMatchAriaSnapshot(`
      - heading "When to ride in Kenya" [level=2]
      - list:
        - listitem:
          - heading "September Autumn Apply by March 2099" [level=3]
          - text: in 42 days
          - paragraph:
            - text: Starts September 2099. Applications from October 2098.
            - link "Add to calendar"
          - paragraph: After the rains.
        - listitem:
          - heading "January Spring Apply by September 2099" [level=3]
          - text: in 7 months
          - paragraph:
            - text: Starts January 2100.
            - link "Add to calendar"
          - paragraph: For those who like it warm.
    `);
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await saved).suggestedFilename()).toBe('kenya.start.september.ics');
    await expectFocusSeen(link);
  });
});
