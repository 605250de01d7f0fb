import { describe, expect, it } from 'vitest';
import { contrast, lightened, nearestPassing } from './contrast';

describe('the contrast of two colours', () => {
  it('is measured as WCAG defines it, in either order', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
    expect(contrast('#0b5d5a', '#0b5d5a')).toBe(1);
  });
});

describe('the nearest colour that passes', () => {
  it('has the same hue and saturation', () => {
    const on = (ground: string) => (color: string) => contrast(color, ground) >= 4.5;
    expect(nearestPassing('#ff0000', on('#ffffff'))).toMatchInlineSnapshot(`"#ee0000"`);
    expect(nearestPassing('#ff0000', on('#000000'))).toBe('#ff0000');
    expect(nearestPassing('#777777', on('#ffffff'))).toBe('#767676');
    expect(nearestPassing('#123456', on('#000000'))).toMatchInlineSnapshot(`"#2977c4"`);
  });

  it('is none where nothing passes', () => {
    expect(nearestPassing('#ff0000', () => false)).toBeUndefined();
  });
});

describe('a colour under white', () => {
  it('is between the two', () => {
    expect(lightened('#000000', 0)).toBe('#000000');
    expect(lightened('#000000', 0.5)).toBe('#808080');
    expect(lightened('#123456', 1)).toBe('#ffffff');
  });
});
