import type { Shell } from '../compiled';

/** Props of a header or footer: what `_site.json` says of the site, and all words of its interface. */
export interface ShellProps {
  shell: Shell;
}
