import type { Shell } from '../compiled';

/**
 * Which variant of the header and the footer a page has: they differ only in the links to the page itself, so that all
 * pages that neither of them links to have the same.
 */
export const shellVariant = (shell: Pick<Shell, 'header' | 'footer'>, route: string): string =>
  addressesIn(shell).has(route) ? route : '';

const known = new WeakMap<object, ReadonlySet<string>>();

/** Every address in the header and the footer, without queries and anchors. The name of the site leads home. */
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
