import { expect, type Page, test } from '@playwright/test';
import { dataOf } from '../../../built-sites';
import { holdBack } from '../../../e2e/hold-back';
import { ready } from '../../../e2e/hydration';
import { keptIn } from '../../../e2e/kept-in';
import { violationsInBoth } from '../../../e2e/violations';

/** What only the example site has, a school in Lisbon. What holds for every site is in ../any-site. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the timetable, a block that only this site has', () => {
  const timetableOn = (page: Page) => page.locator('[data-block=timetable]');
  const lessonsOn = (page: Page) => timetableOn(page).locator('li[data-level]').filter({ visible: true });

  test('shows the lessons of the level that was chosen before its script had come', async ({ page }) => {
    const releaseScripts = await holdBack(page, '**/assets/*.island.*.js');
    await page.goto('/cursos');
    await timetableOn(page).getByRole('button', { name: 'A2' }).click();
    await expect(lessonsOn(page)).toHaveCount(15);
    releaseScripts();
    await expect(lessonsOn(page)).toHaveText([/Pós-laboral/, /Pós-laboral/, /CIPLE/]);
    await expect(timetableOn(page).getByRole('status')).toHaveText('3 aulas por semana');
    await expect(timetableOn(page).getByText('Sem aulas').filter({ visible: true })).toHaveCount(3);
    expect(await violationsInBoth(page)).toEqual([]);
    await timetableOn(page).getByRole('button', { name: 'Todos' }).click();
    await expect(lessonsOn(page)).toHaveCount(15);
  });

  test('has all lessons and no buttons without script', async ({ baseURL, browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/cursos');
    await expect(lessonsOn(page)).toHaveCount(15);
    await expect(timetableOn(page).getByRole('button')).toHaveCount(0);
    await page.close();
  });
});

test('the form says what is wrong in Portuguese, is received, and thanks', async ({ page }) => {
  await page.goto('/contacto');
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
  const [kept] = await keptIn(dataOf('escola'), 'aicha@example.com');
  expect(kept).toMatchObject({ form: '/api/inscricao', payload: { telefone: '+212612345678' } });
});
