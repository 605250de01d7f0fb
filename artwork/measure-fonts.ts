import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';

/**
 * Prints what renderer/fonts.css says of the fallback faces: how much they must shrink to take the room of ours, and
 * where their lines then begin and end, in percent. A face that is not installed is left out.
 */
const folder = join(import.meta.dirname, '../src/renderer/fonts');
const sample =
  'An English-speaking country inside the European Union, small enough to know your lecturers. Fees, city budgets, 25,500';

const faces = [
  {
    file: 'newsreader.woff2',
    weight: 600,
    fallbacks: ['Georgia', 'Gelasio', 'Noto Serif', 'Liberation Serif', 'DejaVu Serif'],
  },
  {
    file: 'source-sans-3.woff2',
    weight: 400,
    fallbacks: ['Roboto', 'Arial', 'Liberation Sans', 'Noto Sans', 'DejaVu Sans'],
  },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.evaluate('globalThis.__name = (value) => value'); // tsx names functions by this helper, which no page has
for (const { file, weight, fallbacks } of faces) {
  const font = `data:font/woff2;base64,${(await readFile(join(folder, file))).toString('base64')}`;
  const rows = await page.evaluate(measure, { font, weight, fallbacks, sample });
  console.log(file);
  console.table(rows);
}
await browser.close();

interface Measured {
  font: string;
  weight: number;
  fallbacks: string[];
  sample: string;
}

/** Runs in the browser. */
async function measure({ font, weight, fallbacks, sample: text }: Measured) {
  document.fonts.add(await new FontFace('Ours', `url(${font})`, { weight: '400 700' }).load());
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('A canvas is needed to measure on');
  const extentOf = (families: string) => {
    context.font = `${weight} 100px ${families}`;
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
    return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
  };
  const ours = extentOf('Ours');
  const installed = fallbacks.filter(
    (family) => extentOf(`"${family}", monospace`).width !== extentOf('monospace').width,
  );
  return installed.map((family) => {
    const scale = ours.width / extentOf(`"${family}"`).width;
    const percent = (value: number) => `${value.toFixed(1)}%`;
    return {
      family,
      'size-adjust': percent(scale * 100),
      'ascent-override': percent(ours.ascent / scale),
      'descent-override': percent(ours.descent / scale),
    };
  });
}
