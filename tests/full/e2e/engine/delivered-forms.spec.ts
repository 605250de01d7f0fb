import { expect, type Page, test } from '@playwright/test';
import { type ChangedSite, serveChanged } from '../../../e2e/changed-site';
import { ready } from '../../../e2e/hydration';
import { keptIn } from '../../../e2e/kept-in';

/** A simulated form of the fixture in whose document only `submit` is changed: from `simulate` to a path. */

const submit = '/api/questions';
const email = 'asha.rao@example.com';
const answers = { 'Your name': 'Asha Rao', 'Email address': email, 'Mobile number': '98765 43210' };

test.describe.configure({ mode: 'default' }); // one site is built for all of them
let site: ChangedSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await serveChanged('_forms/question.json', { submit });
});
test.afterAll(() => site?.stop());

async function open(page: Page) {
  await page.goto(`${site.origin}/mill-office`);
  const block = page.locator('[data-block=enquiry-form]');
  return {
    block,
    form: block.locator('form'),
    button: block.locator('button[type=submit]'),
    thanks: block.getByRole('group', { name: 'Thank you' }),
    fill: async (question: string) => {
      for (const [label, answer] of Object.entries(answers)) await block.getByLabel(label).fill(answer);
      await block.getByLabel('Your question').fill(question);
    },
  };
}

const questionsKept = async () =>
  (await keptIn(site.data, email)).map(({ form, payload }) => ({ form, question: payload.message }));

test('a form that was simulated is delivered by the receiver, and takes a second to send and three to thank', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  const { block, form, button, thanks, fill } = await open(page);
  await ready(page);
  await page.clock.pauseAt(60_000);
  await fill('When does the season begin?');
  await expect(block).not.toContainText('sample');
  const answered = page.waitForResponse(`**${submit}`);
  await button.click();
  expect((await answered).status()).toBe(200);
  await page.clock.runFor(999);
  await expect(button).toHaveText('Sending…');
  await page.clock.runFor(1);
  await expect(thanks).toBeFocused();
  await expect(thanks).toContainText('We have received your question and will be in touch.');
  await expect(thanks).not.toContainText('sample');
  await page.clock.runFor(2999);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1);
  await expect(form).toBeFocused();
  await expect(block.getByLabel('Your question')).toHaveValue('');
  expect(await questionsKept()).toContainEqual({ form: submit, question: 'When does the season begin?' });
});

test('a form that was simulated does not thank if it was not received, and keeps what was typed', async ({
  page,
}) => {
  const { block, button, thanks, fill } = await open(page);
  await ready(page);
  await page.route(`**${submit}`, (route) => route.abort());
  await fill('Is this lost?');
  await button.click();
  await expect(block.getByRole('alert')).toHaveText(
    'Network error. Please check your connection and try again.',
  );
  await expect(thanks).toHaveCount(0);
  await page.reload();
  await expect(block.getByLabel('Your question')).toHaveValue('Is this lost?');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that was simulated is delivered by the receiver, too', async ({ page }) => {
    const { button, fill } = await open(page);
    await fill('And without script?');
    await button.click();
    await expect(page).toHaveURL(`${site.origin}/thank-you`);
    expect(await questionsKept()).toContainEqual({ form: submit, question: 'And without script?' });
  });
});
