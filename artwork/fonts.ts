import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { latin } from '../scripts/subset-fonts';

/**
 * Draws the two faces of the site from their packages: the characters that British English, prices and names need, the
 * weights that the styles use, and of the features of the fonts those that text and figures are set with. The rupee
 * sign is in Fontsource's `latin-ext` file only, so it is a second, tiny file of the same family.
 */
const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../src/renderer/fonts');

const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];
const faces = [
  { family: 'newsreader', wght: 600 },
  { family: 'source-sans-3', wght: { min: 400, max: 700 } },
];

await mkdir(folder, { recursive: true });
for (const { family, wght } of faces) {
  for (const [set, text] of [
    ['latin', latin],
    ['latin-ext', '₹'],
  ] as const) {
    const source = require.resolve(`@fontsource-variable/${family}/files/${family}-${set}-wght-normal.woff2`);
    const font = await subsetFont(await readFile(source), text, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures,
      noHinting: true,
    });
    await writeFile(join(folder, `${family}${set === 'latin' ? '' : '-rupee'}.woff2`), font);
  }
}
