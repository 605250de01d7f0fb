import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { type ChangedSite, serveBuilt } from '../../../e2e/changed-site';
import { complaintsOf } from '../../../e2e/complaints';
import { openWhole, walkBack, walkForward } from '../../../e2e/focus-walk';
import { hydrate, hydrated } from '../../../e2e/hydration';
import { keptIn } from '../../../e2e/kept-in';
import { violationsInBoth } from '../../../e2e/violations';
import { fields } from '../../../every-field';
import { commandLine } from '../../../site/run-script';
import { fieldsSite } from './fields-site';

test.describe.configure({ mode: 'default' }); // one site is built for all of them
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let site: ChangedSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await serveBuilt(await fieldsSite());
});
test.afterAll(() => site?.stop());

const messagesOf = (name: string) => fields.find((field) => field.name === name)?.messages ?? {};

/** What a visitor answers, as the receiver keeps it: the phone number normalized, unticked boxes as an empty list. */
const answers = {
  name: 'Asha Rao',
  company: '',
  phone: '+447700900123',
  people: '3',
  start: '2026-10-01',
  course: 'Evening course',
  code: 'AB1234',
  level: 'Intermediate',
  days: ['Monday', 'Friday'],
  extras: [],
  message: 'To read novels 🎓',
  privacy: '2026-11: I agree that you keep what I send, as the [privacy policy](/privacy) says.',
};

async function open(page: Page, route = '/lesson') {
  await page.goto(site.origin + route);
  return formOn(page);
}

function formOn(page: Page) {
  const block = page.locator('[data-block=enquiry-form]');
  return {
    block,
    control: (name: string) => block.locator(`[name="${name}"]:not([type=hidden])`),
    number: block.getByRole('textbox', { name: 'Phone' }),
    button: block.locator('button[type=submit]'),
    left: block.locator('[data-left]'),
    /** The messages that are shown, by the name of their field. */
    shown: () =>
      block.locator('[data-type]').evaluateAll((parts) =>
        Object.fromEntries(
          parts.flatMap((part) => {
            const message = part.querySelector<HTMLElement>('[id$="-error"]')?.innerText.trim();
            const name = part.querySelector('[name]')?.getAttribute('name');
            return message && name ? [[name, message] as const] : [];
          }),
        ),
      ),
  };
}

async function fill(page: Page, email: string) {
  const { block, control, number } = formOn(page);
  await control('name').fill(answers.name);
  await control('email').fill(email);
  await block.getByLabel('Country code').selectOption('+44');
  await number.fill('07700 900123');
  await control('people').fill(answers.people);
  await control('start').fill(answers.start);
  await control('course').selectOption(answers.course);
  await control('code').fill(answers.code);
  await block.getByLabel(answers.level).check();
  for (const day of answers.days.toReversed()) await block.getByLabel(day).check();
  await control('message').fill(answers.message);
}

const kept = async (email: string) => (await keptIn(site.data, email)).map(({ payload }) => payload);

test('every field that has to be answered says so, and the first has the focus', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { button, control, shown } = await open(page);
  await hydrate(button);
  await button.click();
  const missing = fields.flatMap(({ name, messages }) =>
    messages?.missing ? [[name, messages.missing] as const] : [],
  );
  await expect.poll(shown).toEqual(Object.fromEntries(missing));
  await expect(control('name')).toBeFocused();
  expect(await violationsInBoth(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('each rule has its message, and an answer that is mended is no longer complained of', async ({
  page,
}) => {
  const { button, control, number, shown } = await open(page);
  await hydrate(button);
  await fill(page, 'asha@example.com');
  await control('privacy').check();
  const expectIssues = async (issues: Readonly<Record<string, string>>) => {
    await button.click();
    await expect
      .poll(shown)
      .toEqual(
        Object.fromEntries(
          Object.entries(issues).map(([name, issue]) => [
            name,
            messagesOf(name)[issue as keyof ReturnType<typeof messagesOf>],
          ]),
        ),
      );
  };
  for (const [name, value] of Object.entries({
    name: 'A',
    email: 'asha@example',
    people: '0',
    start: '2026-08-31',
    code: 'AB-1234',
    message: 'Talk',
  }))
    await control(name).fill(value);
  await number.fill('12 345 67 x');
  await expectIssues({
    name: 'tooShort',
    email: 'invalid',
    phone: 'invalid',
    people: 'tooLow',
    start: 'tooLow',
    code: 'pattern',
    message: 'tooShort',
  });
  await expect(control('name')).toBeFocused();
  await control('name').fill('Al');
  await control('email').fill('asha@example.com');
  await number.fill('+49 30 123456'); // of a country that the field does not offer
  await control('people').fill('13');
  await control('start').fill('2027-07-01');
  await control('code').fill('');
  await control('message').fill('x'.repeat(41));
  await expectIssues({ phone: 'invalid', people: 'tooHigh', start: 'tooHigh', message: 'tooLong' });
  await number.fill('7700900123');
  await control('people').fill('2.5');
  await control('start').fill(answers.start);
  await control('message').fill('🎓'.repeat(40)); // 40 characters are allowed, though these are 80 UTF-16 units
  await expectIssues({ people: 'step' });
  await control('people').fill('');
  await control('people').pressSequentially('1e');
  await control('start').press('Backspace'); // a day that lacks its month
  await expectIssues({ people: 'invalid', start: 'invalid' });
});

test('the counter says how many characters are left, and how many are too many', async ({ page }) => {
  const { button, control, left } = await open(page);
  await hydrate(button);
  await expect(left).toHaveText('Characters left: 40');
  await control('message').fill('🎓'.repeat(3));
  await expect(left).toHaveText('Characters left: 37');
  await control('message').fill('x'.repeat(43));
  await expect(left).toHaveText('Characters left: -3');
});

test('the whole form is filled in and sent by the keyboard alone', async ({ page }) => {
  const { button, control, number } = await open(page);
  const email = 'keyboard@example.com';
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Presses Tab until a field has the focus: a date and a group of boxes have several tab stops. */
  const goOn = async (name: string) => {
    for (let stop = 0; stop < 6; stop += 1) {
      await press('Tab');
      if (await control(name).evaluateAll((all) => all.some((each) => each === document.activeElement)))
        return;
    }
    expect(name, 'comes next').toBe(''); // fails: no Tab has reached the field
  };
  await control('name').focus();
  await hydrated(button);
  await page.keyboard.type(answers.name);
  await goOn('company');
  await goOn('email');
  await page.keyboard.type(email);
  await goOn('phone');
  await press('ArrowDown', 'Tab');
  await expect(number).toBeFocused();
  await page.keyboard.type('07700 900123');
  await goOn('people');
  await press('ArrowUp', 'ArrowUp', 'ArrowUp');
  await goOn('start');
  await page.keyboard.type('10012026'); // month, day and year, as the browser's own language orders them
  await goOn('course');
  await press('ArrowDown');
  await goOn('code');
  await page.keyboard.type(answers.code);
  await goOn('level');
  await press('Space', 'ArrowDown');
  await goOn('days');
  await press('Space', 'Tab', 'Tab', 'Space');
  await goOn('extras');
  await press('Tab');
  await goOn('message');
  await page.keyboard.type(answers.message);
  await goOn('privacy');
  await press('Space', 'Tab', 'Tab'); // past the link to the policy
  await expect(button).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('group', { name: 'Thank you' })).toBeFocused();
  expect(await kept(email)).toEqual([{ ...answers, email }]);
});

test('a keyboard comes past every control, forward and back', async ({ page }) => {
  await openWhole(page, `${site.origin}/lesson`);
  expect((await walkForward(page)).faults).toEqual([]);
  expect((await walkBack(page)).faults).toEqual([]);
});

test('what was answered is there again after a reload, but nobody has agreed', async ({ page }) => {
  const { button, control, block, number, left } = await open(page);
  await hydrate(button);
  await fill(page, 'asha@example.com');
  await control('privacy').check();
  await page.reload();
  await hydrate(button);
  for (const name of ['name', 'people', 'start', 'course', 'code', 'message'] as const)
    await expect(control(name), name).toHaveValue(answers[name]);
  await expect(block.getByLabel('Country code')).toHaveValue('+44');
  await expect(number).toHaveValue('07700 900123');
  await expect(block.locator(':checked:is([type=radio], [type=checkbox])')).toHaveCount(3);
  for (const label of [answers.level, ...answers.days]) await expect(block.getByLabel(label)).toBeChecked();
  await expect(control('privacy')).not.toBeChecked();
  await expect(left).toHaveText('Characters left: 24');
});

for (const route of ['/lesson', '/dars'])
  test(`nothing scrolls sideways, in large text either: ${route}`, async ({ page }) => {
    const { button, shown } = await open(page, route);
    await hydrate(button);
    await button.click();
    await expect.poll(shown).not.toEqual({});
    for (const size of ['100%', '200%'])
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          return document.documentElement.scrollWidth - innerWidth;
        }, size);
        expect(beyond, `${width} px, text of ${size}`).toBeLessThanOrEqual(0);
      }
  });

test('in a right-to-left form, boxes are at the right of their labels, and the phone number runs from left to right', async ({
  page,
}) => {
  const { block, number } = await open(page, '/dars');
  await expect(block).toHaveCSS('direction', 'rtl');
  await expect(number).toHaveCSS('direction', 'ltr');
  const box = await block.getByLabel('Monday').boundingBox();
  const label = await block.getByText('Monday').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual((label?.x ?? Number.NaN) + (label?.width ?? Number.NaN));
  expect(await violationsInBoth(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole form is sent, and kept as with script', async ({ page }) => {
    const { button, control } = await open(page);
    const email = 'plain@example.com';
    await fill(page, email);
    await control('privacy').check();
    await button.click();
    await expect(page).toHaveURL(`${site.origin}/thank-you`);
    const { extras: _none, ...sent } = answers; // a browser sends nothing of boxes that are not ticked
    expect(await kept(email)).toEqual([{ ...sent, email }]);
  });

  test('the browser says what is missing, and the receiver what the browser cannot know', async ({
    page,
  }) => {
    const { block, button, control } = await open(page);
    await button.click();
    await expect(control('name')).toBeFocused();
    await expect(page).toHaveURL(`${site.origin}/lesson`);
    await fill(page, 'nobody@example.com');
    await control('privacy').check();
    for (const day of answers.days) await block.getByLabel(day).uncheck();
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Please choose at least one day.')).toBeVisible();
    expect(await kept('nobody@example.com')).toEqual([]);
  });

  test('a number or a date beyond its limits shows the messages about these, and no others', async ({
    page,
  }) => {
    const { button, control } = await open(page);
    await fill(page, 'limits@example.com');
    await control('privacy').check();
    const shown = async (name: string) => {
      await button.click();
      await expect(control(name)).toBeFocused();
      const messages = page.locator(`[data-type]:has([name=${name}]) > p > span:visible`);
      return (await messages.allInnerTexts()).map((text) => text.trim());
    };
    await control('people').fill('13');
    const { tooLow = '', tooHigh = '', invalid = '' } = messagesOf('people');
    expect(await shown('people')).toEqual([tooLow, tooHigh]);
    await control('people').fill('2.5');
    expect(await shown('people')).toEqual([invalid]);
    await control('people').fill('2');
    await control('start').fill('2026-08-31');
    expect(await shown('start')).toEqual([messagesOf('start').tooLow, messagesOf('start').tooHigh]);
    await control('start').fill('');
    expect(await shown('start')).toEqual([messagesOf('start').missing]);
    await control('people').fill('');
    expect(await shown('people')).toEqual([messagesOf('people').missing]);
  });

  test('the receiver says in the form’s own words what is wrong in what no browser would send', async ({
    request,
  }) => {
    const post = async (sent: Readonly<Record<string, string>>) => {
      const response = await request.post(`${site.origin}/api/lessons`, { form: sent });
      return { status: response.status(), text: await response.text() };
    };
    const { status, text } = await post({});
    expect(status).toBe(422);
    for (const { messages } of fields) expect(text).toContain(messages?.missing ?? '');
    const wrong = await post({
      name: 'A',
      email: 'asha@example',
      phone: '+44 1',
      people: '2.5',
      start: '2026-02-30',
      course: 'Another',
      code: 'ab1234',
      level: 'Native',
      days: 'Sunday',
      extras: 'A car',
      message: 'x'.repeat(41),
      privacy: '2025-01',
    });
    const issues = {
      name: 'tooShort',
      email: 'invalid',
      phone: 'invalid',
      people: 'step',
      start: 'invalid',
      course: 'missing',
      code: 'pattern',
      level: 'missing',
      days: 'missing',
      message: 'tooLong',
      privacy: 'missing',
    } as const;
    for (const [name, issue] of Object.entries(issues))
      expect(wrong.text).toContain(messagesOf(name)[issue] ?? `no message of ${name}`);
  });
});

test('npm run enquiries shows and exports what was chosen, joined to one text', async ({ request }) => {
  const email = 'listed@example.com';
  const { privacy: _text, ...given } = answers;
  const response = await request.post(`${site.origin}/api/lessons`, {
    data: { ...given, email, privacy: '2026-11' },
  });
  expect(response.status()).toBe(200);
  const run = async (...args: readonly string[]) =>
    (
      await promisify(execFile)(process.execPath, [...commandLine('enquiries'), ...args], {
        env: { ...process.env, DATA: site.data, SITE: join(site.data, '../dist') },
      })
    ).stdout;
  expect(await run('list', '--search', email)).toMatch(/lessons +Asha Rao +Evening course Inter/);
  expect(await run('show', '--phone', '07700 900123')).toContain('Days that suit you: Monday; Friday');
  const row = (await run('export', '--csv')).split('\r\n').find((line) => line.includes(email));
  expect(row).toContain(',Monday; Friday,');
});
