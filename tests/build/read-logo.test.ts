import { describe, expect, it } from 'vitest';
import { readLogo } from '../../src/assets/read-logo';
import { inlineSvg } from '../../src/drawings/inline-svg';

const image = (path: string, svg: string) => ({
  path,
  file: path,
  url: `/assets/images/${path}`,
  size: { width: 9, height: 9 },
  bytes: 100,
  svg,
});
const sources = {
  images: [
    image('logo.svg', '<svg viewBox="0 0 8 8"><path/></svg>'),
    image('dark.svg', '<svg viewBox="0 0 9 9"><circle/></svg>'),
  ],
  inlineSvg,
};

describe('the logo beside the name', () => {
  it('has a second drawing for dark grounds, if the theme names one', () => {
    expect(readLogo({ logo: { header: 'logo.svg', dark: 'dark.svg' } }, sources)).toEqual({
      light: ['<svg viewBox="0 0 8 8" width="100%" height="100%"><path/></svg>'],
      dark: ['<svg viewBox="0 0 9 9" width="100%" height="100%"><circle/></svg>'],
    });
  });

  it('is none where the theme names none', () => {
    expect(readLogo({}, sources)).toBeUndefined();
  });
});
