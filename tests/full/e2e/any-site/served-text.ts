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

/** Expects the main part of a page to say the same once it is hydrated as in the HTML that was served. */
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
 * The text of a page without what its scripts change: buttons, which say what they would do at the moment, the note
 * about what was typed (`[type=submit] + p`), messages of forms, copies for the eye alone (`data-copy`), the time left
 * until a deadline (`data-until`), whether an office is open (`data-when-open`), what is compared (`data-choice`).
 */
const textOf = (main: Element | null) => {
  const copy = main?.cloneNode(true) as Element;
  for (const changing of copy.querySelectorAll(
    '[type=submit] + p, button, form [id$=-error], [data-copy], [data-until], [data-when-open], [data-choice] summary',
  ))
    changing.remove();
  return copy.textContent;
};
