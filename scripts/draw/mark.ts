import { disc, line, shape, tag } from './svg';

/**
 * The brand mark: a tilted globe with two meridians, and the place one travels to on its rim. Strokes stay two pixels
 * wide at 24 px, and the gap around the dot is left open so that the mark stands on any ground.
 */
export function mark(): string {
  const teal = '#0b5d5a';
  const round = { 'stroke-linecap': 'round' };
  const rim = line(teal, 5.5, 'M54.6,26A25,25 0 1 1 38.1,9.4', round);
  const meridians = line(teal, 5, 'M30.5,8.5C15.5,17 15.5,50 30.5,58.5C45.5,50 45.5,17 30.5,8.5', round);
  return `${tag('svg', { xmlns: 'http://www.w3.org/2000/svg', width: 64, height: 64, viewBox: '0 0 64 64' },
    rim, tag('g', { transform: 'rotate(-18 30.5 33.5)' }, meridians), shape(teal, disc(52.5, 11.5, 7.5)))}\n`;
}
