import type { Sources } from '../document/source';
import type { Theme } from '../theme/theme';

/** URL of the favicon, if the theme has one. */
export const iconOf = ({ logo }: Pick<Theme, 'logo'>, { images }: Pick<Sources, 'images'>) =>
  images.find(({ path }) => path === logo?.icon)?.url;
