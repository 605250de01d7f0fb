import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-browsers.mjs';

/** Prints the guides as the PDF files that pages lead to. The results are committed: no build needs a browser. */
const files = join(import.meta.dirname, '../../pages-json/_files');

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const guide of ['migration-consumer-guide', 'university-guide']) {
  await page.goto(pathToFileURL(join(import.meta.dirname, `${guide}.html`)).href);
  await page.pdf({ path: join(files, `${guide}.pdf`), preferCSSPageSize: true, tagged: true, outline: true });
}
await browser.close();
