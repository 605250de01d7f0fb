import type { Theme } from '../theme/theme';

/**
 * CSS that shows one of two logos; empty for a theme with one. `data-logo` says for which background a logo is, light
 * or dark. The footer is dark in both schemes, except with forced colours. Not in a layer, so that no style shows again
 * what this hides.
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
