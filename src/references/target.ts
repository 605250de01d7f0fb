import { decodedPath, encodedAddress } from '../format/address';
import type { Target } from '../resolved';

/** An address on this site. */
export interface SiteAddress {
  /** The decoded path; empty for an anchor on the same page. */
  path: string;
  anchor?: string;
}

/**
 * The path and the anchor of a link target on this site: `/contact` and `contact-form` of
 * `/contact?from=home#contact-form`. Undefined for targets elsewhere.
 */
export function addressOf(target: string): SiteAddress | undefined {
  if (/^(https:|mailto:|tel:)/.test(target)) return undefined;
  const [address = ''] = target.split('#', 1);
  const [path = ''] = address.split('?', 1);
  const siteAddress = { path: decodedPath(path) };
  return address === target ? siteAddress : { ...siteAddress, anchor: target.slice(address.length + 1) };
}

/** Resolves a valid link target for the view. `redirects` are the paths that lead to another page. */
export function toTarget(written: string, redirects: ReadonlySet<string>): Target {
  const address = addressOf(written);
  return { kind: targetKindOf(address, redirects), href: address ? encodedAddress(written) : written };
}

function targetKindOf(address: SiteAddress | undefined, redirects: ReadonlySet<string>): Target['kind'] {
  if (!address) return 'external';
  const { path } = address;
  if (path.startsWith('/files/')) return 'file';
  if (path === '') return 'anchor';
  if (redirects.has(path)) return 'redirect';
  return isFileAtRoot(path) ? 'file' : 'route';
}

/** Pages have no dot in their path; files of the site's folder `_root`, which are served at `/`, do. */
const isFileAtRoot = (path: string) => path.includes('.');
