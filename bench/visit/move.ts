import type { Browser } from '@playwright/test';
import type { Figures } from './medians';
import { takePhone } from './phone';

/** How long a pointer rests on a link before it presses, so that the next page has been fetched; ms. */
const rest = 2500;

/**
 * Time from the press of a link until the next page is painted, ms: with a finger, where nothing announces the press, and
 * with a mouse that has rested on the link.
 */
export async function timeMoves(browser: Browser, from: string, to: string): Promise<Figures> {
  return {
    'with a finger': await timeMove(browser, from, to, false),
    'with a mouse that has rested': await timeMove(browser, from, to, true),
  };
}

async function timeMove(browser: Browser, from: string, to: string, mouse: boolean): Promise<number> {
  const { page, close } = await takePhone(browser, { mouse });
  await page.addInitScript(notePresses);
  await page.goto(from, { waitUntil: 'networkidle' });
  const link = page.locator(`footer a[href="${to}"]`);
  const { x, y } = await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  if (mouse) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(rest);
    await page.mouse.click(x, y);
  } else await page.touchscreen.tap(x, y);
  await page.waitForURL(`**${to}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const time = await page.evaluate(() => {
    const [move] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart?: number;
    })[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    // A page that was rendered ahead has painted before it was shown.
    const shown = Math.max(paint?.startTime ?? 0, move?.activationStart ?? 0);
    return performance.timeOrigin + shown - Number(sessionStorage.pressed);
  });
  await close();
  return time;
}

/** Runs in every page. */
function notePresses() {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.pressed = String(performance.timeOrigin + timeStamp);
    },
    true,
  );
}
