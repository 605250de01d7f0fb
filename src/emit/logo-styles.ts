import type { Theme } from '../theme/theme';

/**
 * Which of two drawings is shown; nothing for a theme with one. The footer is dark in both schemes, except where forced
 * colours take its ground away. Outside of all layers, since it only ever hides one.
 */
export const logoStyles = ({ logo }: Pick<Theme, 'logo'>): string =>
  logo?.dark
    ? [
        '@media (prefers-color-scheme:dark){[data-logo=light]{display:none}}',
        '@media (forced-colors:none){footer [data-logo=light]{display:none}}',
        '@media (prefers-color-scheme:light){header [data-logo=dark]{display:none}}',
        '@media (prefers-color-scheme:light) and (forced-colors:active){[data-logo=dark]{display:none}}',
      ].join('')
    : '';
