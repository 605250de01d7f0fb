import { expect, it } from 'vitest';
import { logoStyles } from './logo-styles';

it('the CSS for logos is empty unless the theme has a logo for dark backgrounds', () => {
  expect(logoStyles({})).toBe('');
  expect(logoStyles({ logo: { header: 'logo.svg', icon: 'mark.svg' } })).toBe('');
  expect(logoStyles({ logo: { header: 'logo.svg', dark: 'logo-dark.svg' } })).toContain('[data-logo=dark]');
});
