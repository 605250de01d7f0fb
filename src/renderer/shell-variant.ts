import type { Shell } from '../compiled';

/**
 * The variant of the header and footer for a page. Variants differ only in the current-page state of links, so all
 * pages that neither links to share one.
 */
export const shellVariant = (shell: Pick<Shell, 'header' | 'footer'>, route: string): string =>
  addressesIn(shell).has(route) ? route : '';

const known = new WeakMap<object, ReadonlySet<string>>();

/** All addresses in the header and footer, without queries and anchors. The site's name links to the home page. */
function addressesIn(shell: Pick<Shell, 'header' | 'footer'>): ReadonlySet<string> {
  const addresses =
    known.get(shell) ??
    new Set(['/', ...hrefsIn([shell.header, shell.footer]).map((href) => href.replace(/[?#].*/, ''))]);
  known.set(shell, addresses);
  return addresses;
}

function hrefsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'href' && typeof part === 'string' ? [part] : hrefsIn(part),
  );
}
