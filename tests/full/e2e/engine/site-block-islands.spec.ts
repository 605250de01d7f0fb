import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type DevProcess, startDev } from '../../../../bench/load/dev-process';
import { type ChangedSite, serveBuilt } from '../../../e2e/changed-site';
import { complaintsOf } from '../../../e2e/complaints';
import { holdBack, visitServed } from '../../../e2e/hold-back';
import { hydrated, ready } from '../../../e2e/hydration';
import { fixturePages } from '../../../site/build-site';
import { islandFiles, islandsSite } from './islands-site';

/** Blocks of a site's own that do something in the browser: a plain island (bell) and one of React (lamp). */

test.describe.configure({ mode: 'serial' });

const ring = (page: Page) => page.getByRole('button', { name: 'Ring' });
const rung = (page: Page) => page.locator('[data-block=bell] output');
const lamp = (page: Page) => page.locator('[data-block=lamp]').getByRole('button');

test.describe('the islands of a site’s own blocks', () => {
  const names = ['North', 'South'];
  let sites: readonly ChangedSite[] = [];
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    // At the same time, as two people may build them.
    sites = await Promise.all(names.map(async (says) => serveBuilt(await islandsSite(says))));
  });
  test.afterAll(() => {
    for (const site of sites) site.stop();
  });

  for (const [at, says] of names.entries())
    test(`answer what was pressed before their script had come, in each of two sites built at once: ${says}`, async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      const releaseScripts = await holdBack(page, '**/assets/*.island.*.js');
      await page.goto(`${sites[at]?.origin}/about`);
      await ring(page).click();
      await ring(page).click();
      await lamp(page).click();
      await expect(rung(page)).toHaveText('nothing');
      releaseScripts();
      await expect(rung(page)).toHaveText(`${says} 2`);
      await expect(lamp(page)).toHaveText(`${says} is on`);
      await ring(page).click();
      await expect(rung(page)).toHaveText(`${says} 3`);
      expect(complaints).toEqual([]);
    });

  test('are served as they are once hydrated, and a plain button is disabled until the first script of the page runs', async ({
    page,
  }) => {
    const releaseScripts = await visitServed(page, `${sites[0]?.origin}/about`, '**/assets/*.js');
    await expect(ring(page)).toBeDisabled();
    await expect(lamp(page)).toHaveText('North is off');
    releaseScripts();
    await expect(ring(page)).toBeEnabled();
  });

  test('are not fetched by somebody who does nothing with them', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${sites[0]?.origin}/about`);
    await ready(page);
    expect(asked.filter((address) => /\/(bell|lamp|react)\./.test(address))).toEqual([]);
  });
});

test.describe('the islands of a site’s own blocks under npm run dev', () => {
  let dev: DevProcess;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    dev = await startDev({ documents: fixturePages, changes: islandFiles('Written') });
  });
  test.afterAll(() => dev?.stop());

  test('work, and again as soon as their code is saved', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(`${dev.origin}/about`);
    await ring(page).click();
    await expect(rung(page)).toHaveText('Written 1');
    await lamp(page).click();
    await expect(lamp(page)).toHaveText('Written is on');
    await hydrated(lamp(page));

    const file = join(dev.pages, '_blocks/bell/bell.island.ts');
    await writeFile(file, islandFiles('Saved')['_blocks/bell/bell.island.ts'] ?? '');
    await expect(rung(page)).toHaveText('nothing');
    await ring(page).click();
    await expect(rung(page)).toHaveText('Saved 1');
    expect(complaints).toEqual([]);
  });

  test('are known as soon as they are written', async ({ page }) => {
    const { '_blocks/bell/bell.island.ts': code = '', '_blocks/bell/bell.tsx': component = '' } =
      islandFiles('Added');
    await page.goto(`${dev.origin}/about`);
    await ready(page);
    await writeFile(join(dev.pages, '_blocks/bell/chime.island.ts'), code);
    await writeFile(
      join(dev.pages, '_blocks/bell/bell.tsx'),
      component.replace("islandAttributes('bell'", "islandAttributes('chime'"),
    );
    await expect(page.locator('[data-island=chime]')).toBeVisible();
    await ring(page).click();
    await expect(rung(page)).toHaveText('Added 1');
  });
});
