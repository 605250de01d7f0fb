import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shadeOpacity } from '../../src/maps/draw-map';
import { contrast, lightened } from '../../src/theme/contrast';
import { lowContrasts } from '../../src/theme/low-contrasts';
import { type Theme, themeFrom } from '../../src/theme/theme';
import { root } from '../source/house';

const site: Theme = JSON.parse(readFileSync(join(root, 'pages-json/_theme.json'), 'utf8'));
const themes = [
  { name: 'the neutral theme', theme: themeFrom() },
  { name: 'the theme of the site', theme: themeFrom(site) },
];

/** WCAG 2.2, 1.4.11. */
const shapeRatio = 3;

describe.each(themes)('the contrast of $name', ({ theme }) => {
  it('is sufficient in every pair of its colours that meet', () => {
    expect(lowContrasts(theme)).toEqual([]);
  });

  it.each(theme.tones)('is sufficient for the coasts of a map in the tone $name', ({ deep }) => {
    expect(contrast(lightened(deep, shadeOpacity.country.coast), deep)).toBeGreaterThanOrEqual(shapeRatio);
  });

  it('is sufficient for the icon of a course with its own tone', () => {
    const icons = theme.tones.flatMap(({ name, soft }) =>
      theme.tones.flatMap(({ name: behind, text }) =>
        (['light', 'dark'] as const)
          .filter((scheme) => contrast(text[scheme], soft[scheme]) < shapeRatio)
          .map((scheme) => `${behind} on ${name}, ${scheme}`),
      ),
    );
    expect(icons).toEqual([]);
  });
});
