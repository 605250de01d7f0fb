import type { Sources } from '../document/source';
import type { Theme } from '../theme/theme';

/** The address of the icon that browsers show in a tab, if the theme names one. */
export const iconOf = ({ logo }: Pick<Theme, 'logo'>, { images }: Pick<Sources, 'images'>) =>
  images.find(({ path }) => path === logo?.icon)?.url;
