import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { isLong } from '../../is-long';
import { builtExample } from '../../site/built-example';
import { ready } from '../complaints';
import { holdBack } from '../hold-back';
import { keptIn } from '../kept-in';
import { violationsInBoth } from '../violations';

/** The second site of this project, a school in Lisbon, in a browser. */

const routes = [
  ...['/', '/cursos', '/cursos/intensivo', '/cursos/pos-laboral', '/cursos/ciple', '/precos', '/contacto'],
  ...['/professores', '/professores/ines-carvalho', '/professores/rui-tavares', '/privacidade', '/arabe'],
  ...['/blog', '/blog/pedir-um-cafe', '/nao-existe'],
];

test.describe.configure({ mode: 'default' }); // one server for all of them
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let server: ChildProcess;
let origin = '';
let data = '';
let removeSite = async () => {};
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { folder, remove } = await builtExample();
  removeSite = remove;
  data = await mkdtemp(join(tmpdir(), 'prospectus-data-'));
  server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, SITE: folder, DATA: data, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  while (!origin) {
    const [said] = await once(server.stderr as NonNullable<typeof server.stderr>, 'data');
    origin = /http:\/\/localhost:\d+/.exec(String(said))?.[0] ?? '';
  }
});
test.afterAll(async () => {
  server?.kill();
  await removeSite();
  await rm(data, { recursive: true, force: true });
});

/** A page of each kind; `npm run test:long` looks at all. */
const samples = [
  '/',
  '/cursos/ciple',
  '/precos',
  '/contacto',
  '/professores',
  '/blog/pedir-um-cafe',
  '/arabe',
];

for (const route of isLong ? routes : samples)
  test(`${route} has nothing that axe finds, light or dark, and never scrolls sideways`, async ({ page }) => {
    await page.goto(origin + route);
    await ready(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsInBoth(page), `at ${width} px`).toEqual([]);
    }
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

test.describe('its timetable, a block of its own', () => {
  const timetableOn = (page: Page) => page.locator('[data-block=timetable]');
  const lessonsOn = (page: Page) => timetableOn(page).locator('li[data-level]').filter({ visible: true });

  test('shows the lessons of the level that was chosen before its script had come', async ({ page }) => {
    const letCome = await holdBack(page, '**/assets/*.island.*.js');
    await page.goto(`${origin}/cursos`);
    await timetableOn(page).getByRole('button', { name: 'A2' }).click();
    await expect(lessonsOn(page)).toHaveCount(15);
    letCome();
    await expect(lessonsOn(page)).toHaveText([/Pós-laboral/, /Pós-laboral/, /CIPLE/]);
    await expect(timetableOn(page).getByRole('status')).toHaveText('3 aulas por semana');
    await expect(timetableOn(page).getByText('Sem aulas').filter({ visible: true })).toHaveCount(3);
    expect(await violationsInBoth(page)).toEqual([]);
    await timetableOn(page).getByRole('button', { name: 'Todos' }).click();
    await expect(lessonsOn(page)).toHaveCount(15);
  });

  test('has all lessons and no buttons without script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${origin}/cursos`);
    await expect(lessonsOn(page)).toHaveCount(15);
    await expect(timetableOn(page).getByRole('button')).toHaveCount(0);
    await page.close();
  });
});

test('its form says what is wrong in Portuguese, is received, and thanks', async ({ page }) => {
  await page.goto(`${origin}/contacto`);
  await ready(page);
  const block = page.locator('[data-block=enquiry-form]');
  const send = block.getByRole('button', { name: 'Enviar a inscrição' });
  await send.click();
  await expect(block.getByText('Diga-nos que português já fala.')).toBeVisible();
  await block.getByLabel('Nome').fill('Aïcha Benali');
  await block.getByLabel('E-mail').fill('aicha@example.com');
  await block.getByRole('combobox', { name: 'Indicativo do país' }).selectOption('+212');
  await block.getByRole('textbox', { name: 'Telefone' }).fill('0612 345 678');
  await block.getByRole('combobox', { name: 'Curso' }).selectOption('Preparação para o CIPLE');
  await block.getByRole('radio', { name: 'O do dia a dia (A2)' }).check();
  await block.getByLabel('Quando quer começar?').fill('2027-01-16');
  await block.getByRole('checkbox', { name: 'Ao sábado' }).check();
  await block.getByRole('checkbox', { name: /Aceito/ }).check();
  await send.click();
  await expect(block.getByRole('group', { name: 'Obrigado!' })).toBeVisible();
  const [kept] = await keptIn(data, 'aicha@example.com');
  expect(kept).toMatchObject({ form: '/api/inscricao', payload: { telefone: '+212612345678' } });
});
