import { disc, line, shape, tag } from './svg';

/**
 * The logo: a tilted globe with two meridians, and the place one travels to on its rim. Strokes stay two pixels
 * wide at 24 px, and the gap around the dot is left open so that the logo works on any background.
 */
export function logo(): string {
  const teal = '#0b5d5a';
  const round = { 'stroke-linecap': 'round' };
  const rim = line(teal, 5.5, 'M55.2,24.6A25,25 0 1 1 39.4,8.8', round);
  const meridians = line(teal, 5, 'M31.5,8C15,20 15,45 31.5,57C48,45 48,20 31.5,8z', {
    'stroke-linejoin': 'round',
  });
  return `${tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 64, height: 64, viewBox: '0 0 64 64' },
    rim,
    tag('g', { transform: 'rotate(-22 31.5 32.5)' }, meridians),
    shape(teal, disc(50, 14, 7)),
  )}\n`;
}
