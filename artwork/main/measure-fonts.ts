import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/find-browsers.mjs';

/**
 * Prints the fallbacks of pages-json/_theme.json: how much each must shrink to take the room of ours, and where its
 * lines then begin and end. They are measured through `@font-face`, as browsers use them, on every text of the site in
 * `dist`. Chromium must find the faces: `FONTCONFIG_FILE` may name them, for this command alone. A face that it does not find is left out.
 */
const site = join(import.meta.dirname, '../../dist');
const fonts = join(import.meta.dirname, '../../pages-json/_fonts');

interface Fallback {
  family: string;
  weight: number;
  /** PostScript names, by which every browser knows an installed face. The first that is here is measured. */
  names: string[];
  /** Added to the size, in percent: with it fewer texts break at other words, on a page of each kind at seven widths. */
  trim?: number;
}

// Gelasio and Liberation Sans have the widths of Georgia and Arial.
const faces: { family: string; file: string; fallbacks: Fallback[] }[] = [
  {
    family: 'Newsreader',
    file: 'newsreader.woff2',
    fallbacks: [
      { family: 'as Noto Serif', weight: 600, names: ['NotoSerif-Bold'], trim: -1 },
      { family: 'as Georgia', weight: 600, names: ['Georgia-Bold', 'Gelasio-Bold'], trim: 0.1 },
      { family: 'as DejaVu Serif', weight: 600, names: ['DejaVuSerif-Bold'], trim: -0.2 },
    ],
  },
  {
    family: 'Source Sans',
    file: 'source-sans-3.woff2',
    fallbacks: [
      { family: 'as Roboto', weight: 400, names: ['Roboto-Regular'], trim: 0.7 },
      { family: 'as Roboto', weight: 600, names: ['Roboto-Bold', 'Roboto-Regular'] },
      { family: 'as Arial', weight: 400, names: ['ArialMT', 'LiberationSans'], trim: 0.4 },
      { family: 'as Arial', weight: 600, names: ['Arial-BoldMT', 'LiberationSans-Bold'] },
      { family: 'as DejaVu Sans', weight: 400, names: ['DejaVuSans'], trim: -0.1 },
      { family: 'as DejaVu Sans', weight: 600, names: ['DejaVuSans-Bold'], trim: -0.2 },
    ],
  },
];

interface Text {
  text: string;
  family: string;
  weight: number;
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--font-render-hinting=none'], // hinting rounds the width of a letter to whole pixels
});
const page = await browser.newPage({ bypassCSP: true });
await page.addInitScript('globalThis.__name = (value) => value'); // tsx names functions by this helper, which no page has
const texts = await textsOf(page, site);
await page.goto('about:blank');
for (const { family, file, fallbacks } of faces) {
  const font = `data:font/woff2;base64,${(await readFile(join(fonts, file))).toString('base64')}`;
  for (const fallback of fallbacks) {
    const set = texts.filter((text) => text.family === family && text.weight === fallback.weight);
    const measured = await page.evaluate(measure, { ...fallback, font, texts: set.map(({ text }) => text) });
    console.log(
      measured ? ruleOf(fallback, measured) : `/* ${fallback.names.join(', ')}: not installed */\n`,
    );
  }
}
await browser.close();

/** Every text of the built pages, once for each face it is set in. */
async function textsOf(page: Page, folder: string): Promise<Text[]> {
  const found = new Map<string, Text>();
  for (const path of await readdir(folder, { recursive: true })) {
    if (!path.endsWith('.html')) continue;
    const html = await readFile(join(folder, path), 'utf8');
    await page.setContent(html.replace(/<script.*?<\/script>|<(?:img|video|source|link)\b[^>]*>/gs, ''));
    for (const text of await page.evaluate(readTexts)) found.set(JSON.stringify(text), text);
  }
  return [...found.values()];
}

/** Runs in the browser. */
function readTexts(): Text[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (nodes.nextNode()) {
    const { nodeValue, parentElement } = nodes.currentNode;
    const text = nodeValue?.replace(/\s+/g, ' ').trim();
    if (!text || !parentElement) continue;
    const { fontFamily, fontWeight } = getComputedStyle(parentElement);
    const family = fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';
    texts.push({ text, family, weight: Number(fontWeight) });
  }
  return texts;
}

interface Extent {
  /** How wide texts are in our face, as a share of the same texts in the fallback. */
  scale: number;
  ascent: number;
  descent: number;
}

/** Runs in the browser. Nothing, where none of the names is an installed face. */
async function measure(given: Fallback & { font: string; texts: string[] }): Promise<Extent | undefined> {
  const { font, weight, names, trim = 0, texts } = given;
  const add = async (name: string, source: string) => {
    const face = new FontFace(name, source, { weight: '1 1000' });
    document.fonts.add(await face.load());
  };
  await add('Ours', `url(${font})`);
  try {
    await add(names.join(), names.map((name) => `local("${name}")`).join());
  } catch {
    return undefined;
  }
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('A canvas is needed to measure on');
  const widthIn = (family: string) => {
    context.font = `${weight} 100px "${family}"`;
    return texts.reduce((sum, text) => sum + context.measureText(text).width, 0);
  };
  const theirs = widthIn(names.join());
  const scale = widthIn('Ours') / theirs + trim / 100;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  return { scale, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
}

function ruleOf({ family, weight, names }: Fallback, { scale, ascent, descent }: Extent): string {
  const percent = (value: number) => Number(value.toFixed(1));
  return JSON.stringify({
    name: family.replace(/^as /, ''),
    local: names,
    ...(weight !== 400 && { weight }),
    size: percent(scale * 100),
    ascent: percent(ascent / scale),
    descent: percent(descent / scale),
  });
}
