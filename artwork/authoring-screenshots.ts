import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../scripts/find-browsers.mjs';

/**
 * Takes the screenshots of docs/authoring.md: the page it makes, live, with and without a mistake. `PORT` is 5173, as the
 * guide has it: the message names it.
 */
const port = process.env.PORT ?? '5173';
const docs = join(import.meta.dirname, '../docs/authoring');
const allowed = 100 * 1024;

const folder = await mkdtemp(join(tmpdir(), 'prospectus-screenshots-'));
const pages = join(folder, 'pages-json');
const document = join(pages, 'study-japan.json');
await cp('pages-json', pages, { recursive: true });
await cp(join(docs, 'study-japan.json'), document);
await cp(join(docs, 'japan.json'), join(pages, '_facts/japan.json'));

const dev = await startDev();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await open(page);
  await take(page, 'page');

  const menus = page.getByRole('navigation', { name: 'Main' });
  await menus.getByRole('button', { name: 'Study Abroad' }).click();
  await page.getByRole('link', { name: 'Japan' }).first().waitFor();
  await take(page, 'menu');
  await page.keyboard.press('Escape');

  const facts = page.locator('section', { has: page.getByRole('heading', { name: 'Facts About Japan' }) });
  await take(page, 'facts', await facts.screenshot());

  await page.goto('about:blank'); // so that nothing has the focus, and the page is at its top
  await open(page);
  const text = await readFile(document, 'utf8');
  await writeFile(document, text.replace('"heading": "Intakes in Japan"', '"headng": "Intakes in Japan"'));
  const place = page.locator('vite-error-overlay .file-link');
  await place.evaluate(
    (link, [from = '', to = '']) => {
      link.textContent = link.textContent?.replace(from, to) ?? '';
    },
    [folder, '/home/asha/prospectus'],
  );
  await take(page, 'overlay');
} finally {
  await browser.close();
  dev.kill();
  await rm(folder, { recursive: true });
}

/** Styles and fonts come one by one while a page is live. */
async function open(page: Page): Promise<void> {
  await page.goto(`http://localhost:${port}/study-japan`, { waitUntil: 'networkidle' });
}

async function startDev(): Promise<ChildProcess> {
  const script = join(import.meta.dirname, '../src/cli/commands/dev.ts');
  const options = ['--pages', 'pages-json', '--port', port, '--data', 'data'];
  // Where a writer's project would be, so that messages name documents as a writer knows them.
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // The first thing that it says is where it shows the site.
  await once(child.stderr, 'data');
  return child;
}

/** In the width of a page of documentation, as WebP. */
async function take(page: Page, name: string, shot?: Buffer): Promise<void> {
  const screenshot = sharp(shot ?? (await page.screenshot())).resize({
    width: 1000,
    withoutEnlargement: true,
  });
  const content = await screenshot.webp({ quality: 80 }).toBuffer();
  if (content.length > allowed) throw new Error(`${name}.webp has ${content.length} bytes.`);
  await writeFile(join(docs, `${name}.webp`), content);
  console.log(`${name}.webp`.padEnd(16), `${(content.length / 1024).toFixed(1)} KB`);
}
