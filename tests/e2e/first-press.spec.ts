import { expect, type Locator, type Page, test } from '@playwright/test';
import { awake, ready } from './complaints';
import { fill, formOn } from './consultation';
import { holdBack, visitServed } from './hold-back';

/** The longest that a press may be without an answer, ms: INP counts a longer one as slow. */
const longest = 200;

const everyScript = '**/assets/*.js';
const everyIsland = '**/assets/*.island.*.js';

/** Presses, and says after how many ms a frame is drawn in which `isAnswered` is true of what was pressed. */
async function answerTime(pressed: Locator, isAnswered: (element: Element) => boolean): Promise<number> {
  await pressed.scrollIntoViewIfNeeded();
  const press = await pressed.evaluateHandle((element, test) => {
    const holds = new Function(`return ${test}`)() as (element: Element) => boolean;
    const answered = new Promise<number>((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const look = () =>
          holds(element) ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look);
        requestAnimationFrame(look);
      };
      addEventListener('pointerup', begin, { once: true, capture: true });
    });
    return { answered };
  }, isAnswered.toString());
  await pressed.click({ noWaitAfter: true });
  return press.evaluate(({ answered }) => answered);
}

/** The quickest of five, each in a page of its own: a busy machine does not interrupt all of them. */
async function expectQuick(page: Page, slowdown: number, press: (fresh: Page) => Promise<number>) {
  const times: number[] = [];
  while (times.length < 5 && !times.some((time) => time < longest)) {
    const context = await page.context().browser()?.newContext({ baseURL: test.info().project.use.baseURL });
    if (!context) throw new Error('The page has no browser');
    const fresh = await context.newPage();
    const session = await context.newCDPSession(fresh);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await fresh.route(/openstreetmap\.org/, (route) => route.abort());
    times.push(await press(fresh));
    await context.close();
  }
  expect(Math.min(...times), `${times.join(', ')} ms`).toBeLessThan(longest);
}

/** Four and six times slower than the machine that runs this: a phone, and a cheap one. */
for (const slowdown of [4, 6])
  test.describe(`a press before its script, on a processor ${slowdown} times slower,`, () => {
    test('shows the office of a tab, which stays when the tabs wake', async ({ page }) => {
      await expectQuick(page, slowdown, async (fresh) => {
        const letCome = await visitServed(fresh, '/contact', everyScript);
        const block = fresh.locator('[data-block=offices]');
        const tab = block.locator('a[href^="#"]', { hasText: 'Philippines' });
        const shown = block.getByRole('heading', { level: 3 }).filter({ visible: true });
        const time = await answerTime(tab, (link) => {
          const panel = document.querySelector(link.getAttribute('href') ?? '');
          return panel !== null && getComputedStyle(panel).visibility === 'visible';
        });
        await expect(shown).toHaveText('Philippines');
        letCome();
        await ready(fresh);
        await tab.hover();
        await awake(tab);
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(shown).toHaveText('Philippines');
        return time;
      });
    });

    test('opens an office of the accordion, which stays open when the accordion wakes', async ({ page }) => {
      await expectQuick(page, slowdown, async (fresh) => {
        const letCome = await visitServed(fresh, '/about', everyScript);
        const open = fresh.locator('[data-block=offices] details[open] summary');
        const summary = fresh.locator('[data-block=offices] summary', { hasText: 'Australia' });
        const time = await answerTime(
          summary,
          ({ parentElement }) => parentElement?.hasAttribute('open') === true,
        );
        await expect(open).toHaveText('Australia');
        letCome();
        await ready(fresh);
        await summary.hover();
        await awake(summary);
        await expect(open).toHaveText('Australia');
        return time;
      });
    });

    test('opens a question', async ({ page }) => {
      await expectQuick(page, slowdown, async (fresh) => {
        await visitServed(fresh, '/study-newzealand', everyScript);
        const question = fresh.locator('[data-block=faq] summary').last();
        return answerTime(question, ({ parentElement }) => parentElement?.hasAttribute('open') === true);
      });
    });

    test('on the button of an empty form leads to what is missing', async ({ page }) => {
      await expectQuick(page, slowdown, async (fresh) => {
        await visitServed(fresh, '/study-newzealand', everyScript);
        return answerTime(formOn(fresh).button, () => document.activeElement?.matches(':invalid') === true);
      });
    });

    test('on the button of a form shows that it is busy; two send it once', async ({ page }) => {
      await expectQuick(page, slowdown, async (fresh) => {
        let posts = 0;
        await fresh.route('**/api/contact-form', (route) => {
          posts += 1;
          return route.fulfill({ json: { ok: true } });
        });
        const letCome = await holdBack(fresh, everyIsland);
        await fresh.goto('/study-newzealand');
        await expect(fresh.locator('html[data-script]')).toBeAttached();
        await fill(fresh);
        const { button, thanks } = formOn(fresh);
        const time = await answerTime(button, (element) => element.closest('[aria-busy]') !== null);
        await button.click();
        letCome();
        await expect(thanks).toBeFocused();
        expect(posts).toBe(1);
        return time;
      });
    });

    test('on a filter shows that it is busy, and filters', async ({ page }) => {
      await expectQuick(page, slowdown, async (fresh) => {
        const letCome = await holdBack(fresh, everyIsland);
        await fresh.goto('/university-partnerships');
        const canada = fresh.getByRole('group', { name: 'Country' }).getByRole('button', { name: 'Canada' });
        const time = await answerTime(canada, (element) => element.closest('[aria-busy]') !== null);
        letCome();
        await expect(canada).toHaveAttribute('aria-pressed', 'true');
        await expect(fresh.getByText('2 of 12 universities')).toBeVisible();
        return time;
      });
    });
  });
