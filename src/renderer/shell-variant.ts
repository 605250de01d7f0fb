import type { Shell } from '../compiled';
import { siteShell } from '../shell/site-shell';

/**
 * The name of the variant of header and footer for a page. Variants differ only in which links are marked as leading
 * to the current page: each page that is linked has a variant called after its route, all others share the one called
 * ''. Undefined if the site has a header or a footer of its own, which may differ from page to page in any way.
 */
export function shellVariant(shell: Pick<Shell, 'header' | 'footer'>, route: string): string | undefined {
  if (siteShell.Header || siteShell.Footer) return undefined;
  return addressesIn(shell).has(route) ? route : '';
}

const addressesByShell = new WeakMap<object, ReadonlySet<string>>();

/** All addresses in the header and footer, without queries and anchors. The site's name links to the home page. */
function addressesIn(shell: Pick<Shell, 'header' | 'footer'>): ReadonlySet<string> {
  const addresses =
    addressesByShell.get(shell) ??
    new Set(['/', ...hrefsIn([shell.header, shell.footer]).map((href) => href.replace(/[?#].*/, ''))]);
  addressesByShell.set(shell, addresses);
  return addresses;
}

function hrefsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : hrefsIn(inner),
  );
}
