import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';

/** With `parser`, an empty page for parsing HTML, which the Content Security Policy forbids in pages of the site. */
export const test = base.extend<object, { parser: Page }>({
  parser: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Everything that a page says once it is hydrated is in the HTML that it was served as. */
export async function expectServedText(page: Page, parser: Page, request: APIRequestContext): Promise<void> {
  const served = await (await request.get(page.url())).text();
  const parsed = await parser.evaluateHandle(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('main'),
    served,
  );
  expect(await parsed.evaluate(textOf)).toBe(await page.locator('main').evaluate(textOf));
  await parsed.dispose();
}

/**
 * The text of a page without its buttons, which say what they would do at the moment, the messages of forms, which are
 * served for those whose script does not come, the note about the draft, which is true only once the script runs, and
 * copies for the eye.
 */
const textOf = (main: Element | null) => {
  const copy = main?.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(
    '[type=submit] + p, button, form [id$=-error], [data-copy], [data-until], [data-when-open], [data-choice] summary',
  ))
    part.remove();
  return copy.textContent;
};
