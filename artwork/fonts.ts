import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Draws the two faces of the site from their packages: the characters that British English, prices and names need. The
 * rupee sign is in Fontsource's `latin-ext` file only, so it is a second, tiny file of the same family.
 */
const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../src/renderer/fonts');

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽž–—‘’“”•…‹›€−×`;
const faces = [
  { family: 'newsreader', weights: { min: 400, max: 700 } },
  { family: 'source-sans-3', weights: { min: 400, max: 700 } },
];

await mkdir(folder, { recursive: true });
for (const { family, weights } of faces) {
  for (const [set, text] of [
    ['latin', latin],
    ['latin-ext', '₹'],
  ] as const) {
    const source = require.resolve(`@fontsource-variable/${family}/files/${family}-${set}-wght-normal.woff2`);
    const font = await subsetFont(await readFile(source), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    await writeFile(join(folder, `${family}${set === 'latin' ? '' : '-rupee'}.woff2`), font);
  }
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
