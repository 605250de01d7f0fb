import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { mergeShapes } from '../../../src/assets/draw-sprite';
import { iconFolder } from '../../../src/assets/icon-folders';

const icons = readdirSync(iconFolder)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name, svg: readFileSync(join(iconFolder, name), 'utf8') }));

/**
 * How many pixels may differ: where edges of two shapes lie over one another they are a little darker than in one path.
 * A lost dot would be forty pixels.
 */
const mostChanged = 5;

/** How much the ink on a pixel must differ to count, of 255. */
const visible = 180;

/** How much ink is on each pixel of an icon drawn at four times its size. */
const inkOf = (svg: string) =>
  sharp(Buffer.from(svg), { density: 4 * 72 })
    .extractChannel('alpha')
    .raw()
    .toBuffer();

it('icons look the same with their shapes in one path', async () => {
  const merged = icons.map(({ name, svg }) => ({ name, svg, mergedSvg: mergeShapes(svg) }));
  expect(merged.filter(({ svg, mergedSvg }) => svg !== mergedSvg).length).toBeGreaterThan(icons.length * 0.9);
  const different: string[] = [];
  for (const { name, svg, mergedSvg } of merged) {
    if (svg === mergedSvg) continue;
    const [before, after] = [await inkOf(svg), await inkOf(mergedSvg)];
    const changed = before.filter((ink, index) => Math.abs(ink - (after[index] ?? 0)) > visible).length;
    if (changed > mostChanged || !before.some((ink) => ink > 0)) different.push(`${name}: ${changed} pixels`);
  }
  expect(different).toEqual([]);
});
