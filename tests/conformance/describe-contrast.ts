import { describe, expect, it } from 'vitest';
import { shadeOpacity } from '../../src/maps/draw-map';
import { contrast, lightened } from '../../src/theme/contrast';
import { lowContrasts } from '../../src/theme/low-contrasts';
import type { Theme } from '../../src/theme/theme';

/** The contrast that icons and other shapes need (WCAG 2.2, 1.4.11). */
const shapeRatio = 3;

/** Tests that the colours of a theme differ enough, be it the engine's own or that of a site. */
export function describeContrast(name: string, theme: Theme) {
  describe(`the contrast of ${name}`, () => {
    it('is sufficient in every pair of its colours that meet', () => {
      expect(lowContrasts(theme)).toEqual([]);
    });

    it.each(theme.tones)('is sufficient for the coasts of a map in the tone $name', ({ deep }) => {
      expect(contrast(lightened(deep, shadeOpacity.country.coast), deep)).toBeGreaterThanOrEqual(shapeRatio);
    });

    it('is sufficient for an icon in any tone on the soft background of any tone', () => {
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
