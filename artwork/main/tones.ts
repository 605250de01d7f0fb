import { palette } from './palette';

/** The tones of the pages, in the shades of the posters: every illustration below has one. */
export const tones = {
  teal: palette('#0b5d5a', '#93d2c8', { deep: '#0e3a44' }),
  vermilion: palette('#a1351c', '#f6b093', { deep: '#4a1d27' }),
  lavender: palette('#5b3a8c', '#c9b3f0', { deep: '#2c2157' }),
  royal: palette('#1d3f8f', '#9db8f2', { deep: '#14234f' }),
  clover: palette('#0f5c3c', '#97d6a4', { deep: '#0e3a33' }),
  amber: palette('#80550a', '#f0c93a', { deep: '#38290f' }),
  denim: palette('#27496d', '#a3c6e6', { deep: '#16294a' }),
  sand: palette('#8c5a2b', '#f0cf9c', { deep: '#43281f' }),
  maple: palette('#9b2226', '#f28f7c', { near: '#7d1f2b', deep: '#3d1730', detail: '#f6b6a6' }),
  ochre: palette('#8a4b08', '#f2b44c', { near: '#94520d', deep: '#40250f' }),
  fern: palette('#1f5f4a', '#b7dca0', { deep: '#123a3a' }),
  dusk: palette('#6b2d5c', '#f3a07a', { deep: '#2a1b45', detail: '#f8c9a6' }),
};
