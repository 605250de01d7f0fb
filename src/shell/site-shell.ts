import type { ComponentType } from 'react';
import type { ShellProps } from './shell-props';

interface SiteShell {
  /** Fills the header, which is `--header-height` high. */
  Header?: ComponentType<ShellProps>;
  /** Fills the footer. */
  Footer?: ComponentType<ShellProps>;
}

/**
 * What a site shows in its header and footer in place of what the engine shows there. In a bundle, this whole module is
 * replaced by one with the components of the site (src/bundle/site-code.ts).
 */
export const siteShell: SiteShell = {};
