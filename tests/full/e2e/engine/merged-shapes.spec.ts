import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { iconFolder } from '../../../../src/assets/icon-folders';
import { mergeShapes } from '../../../../src/emit/merged-shapes';

const icons = readdirSync(iconFolder)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name, svg: readFileSync(join(iconFolder, name), 'utf8') }));

/**
 * Where edges of two shapes lie over one another they are a little darker than where they are one path. A lost dot
 * would be forty pixels.
 */
const mostChanged = 5;

test('icons look the same with their shapes in one path', async ({ page }) => {
  const pairs = icons.map(({ name, svg }) => ({ name, svg, merged: mergeShapes(svg) }));
  expect(pairs.filter(({ svg, merged }) => svg !== merged).length).toBeGreaterThan(icons.length * 0.9);
  const different = await page.evaluate(
    async ({ pairs, mostChanged }) => {
      const canvas = document.createElement('canvas');
      canvas.width = 96;
      canvas.height = 96;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('The canvas has no 2D context');
      const inkOf = async (svg: string) => {
        const image = new Image(96, 96);
        image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace(/(width|height)="24"/g, '$1="96"'))}`;
        await image.decode();
        context.clearRect(0, 0, 96, 96);
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, 96, 96).data.filter((_, index) => index % 4 === 3);
      };
      const names: string[] = [];
      for (const { name, svg, merged } of pairs) {
        const [before, after] = [await inkOf(svg), await inkOf(merged)];
        const changed = before.filter((ink, index) => Math.abs(ink - (after[index] ?? 0)) > 180).length;
        if (changed > mostChanged || !before.some((ink) => ink > 0)) names.push(`${name}: ${changed} pixels`);
      }
      return names;
    },
    { pairs, mostChanged },
  );
  expect(different).toEqual([]);
});
