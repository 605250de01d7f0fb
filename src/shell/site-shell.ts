import type { ComponentType } from 'react';
import type { ShellProps } from './shell-props';

interface SiteShell {
  /** Fills the header, which is `--header-height` high. */
  Header?: ComponentType<ShellProps>;
  /** Fills the footer. */
  Footer?: ComponentType<ShellProps>;
}

/**
 * What a site shows in its header and footer in place of the engine's. Empty here; each bundle fills in that of its
 * site (src/bundle/site-code.ts).
 */
export const siteShell: SiteShell = {};
