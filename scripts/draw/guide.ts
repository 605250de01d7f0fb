import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../find-chromium.mjs';

/** Prints guide.html as the PDF file that the footer leads to. The result is committed: no build needs a browser. */
const out = join(import.meta.dirname, '../../pages-json/_files/migration-consumer-guide.pdf');

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.goto(pathToFileURL(join(import.meta.dirname, 'guide.html')).href);
await page.pdf({ path: out, preferCSSPageSize: true, tagged: true, outline: true });
await browser.close();
