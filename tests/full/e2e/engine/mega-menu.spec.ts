import { expect, test } from '@playwright/test';
import {
  animationOf,
  desktop,
  type GroupName,
  groups,
  hover,
  hrefs,
  offsetAtStart,
  panel,
  trigger,
  visit,
} from '../../../e2e/engine/menus';

/** A menu of the header, and what a pointer does to it; mega-menu-keyboard.spec.ts has the keyboard. */

test.use({ viewport: desktop });

test.describe('a mega-menu', () => {
  test('links to the pages of its group', async ({ page }) => {
    await visit(page);
    for (const [name, links] of Object.entries(groups) as [GroupName, string[]][]) {
      await hover(page, name);
      expect(await hrefs(panel(page, name).getByRole('link'))).toEqual(links);
    }
  });

  test('does not stay open after a pointer has only crossed the header', async ({ page }) => {
    await visit(page);
    const box = await trigger(page, 'Countries').boundingBox();
    if (!box) throw new Error('the menu is not shown');
    await page.evaluate(
      ([x, y]) => {
        const button = document.elementFromPoint(x, y);
        const send = (type: string) =>
          button?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
        send('pointerover');
        send('pointermove');
        setTimeout(() => send('pointerout'), 0); // right after the open timer, before anything is painted
      },
      [box.x + 20, box.y + 40] as const,
    );
    await page.clock.runFor(1);
    await expect(panel(page, 'Countries')).toBeVisible();
    await page.clock.runFor(150);
    await expect(panel(page, 'Countries')).toBeHidden();
  });

  test('fades in and up: 0.3 s, ease-out, from 20 px below', async ({ page }) => {
    await visit(page);
    await hover(page, 'Offices');
    expect(await animationOf(panel(page, 'Offices'))).toMatch(/^\S*fade-in-up\S* 0\.3s ease-out$/);
    expect(await offsetAtStart(panel(page, 'Offices'))).toMatch(/^0(px)? 20px$/);
  });

  test('does not move under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page);
    await hover(page, 'Offices');
    expect(await animationOf(panel(page, 'Offices'))).toMatch(/^none/);
  });
});
