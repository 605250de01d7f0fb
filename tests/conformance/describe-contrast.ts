import { describe, expect, it } from 'vitest';
import { shadeOpacity } from '../../src/maps/draw-map';
import { contrast, lightened } from '../../src/theme/contrast';
import { lowContrasts } from '../../src/theme/low-contrasts';
import type { Theme } from '../../src/theme/theme';

/** WCAG 2.2, 1.4.11. */
const shapeRatio = 3;

/** What has to differ enough in a theme, whoever wrote it. */
export function describeContrast(name: string, theme: Theme) {
  describe(`the contrast of ${name}`, () => {
    it('is sufficient in every pair of its colours that meet', () => {
      expect(lowContrasts(theme)).toEqual([]);
    });

    it.each(theme.tones)('is sufficient for the coasts of a map in the tone $name', ({ deep }) => {
      expect(contrast(lightened(deep, shadeOpacity.country.coast), deep)).toBeGreaterThanOrEqual(shapeRatio);
    });

    it('is sufficient for the icon of a course with its own tone', () => {
      const icons = theme.tones.flatMap(({ name, soft }) =>
        theme.tones.flatMap(({ name: iconTone, text }) =>
          (['light', 'dark'] as const)
            .filter((scheme) => contrast(text[scheme], soft[scheme]) < shapeRatio)
            .map((scheme) => `${iconTone} on ${name}, ${scheme}`),
        ),
      );
      expect(icons).toEqual([]);
    });
  });
}
