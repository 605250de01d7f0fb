import type { ComponentPropsWithoutRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Target } from '../resolved';
import { useSiteSettings } from './site-settings';
import { VisuallyHidden } from './visually-hidden';

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** A resolved target, or the route of a page: `/contact`. */
  to: Target | string;
};

/** A link. Files open in a new tab. */
export function Link({ to: target, ...rest }: LinkProps) {
  const { newTabLabel } = useSiteSettings();
  const to: Target = typeof target === 'string' ? { kind: 'route', href: target } : target;
  switch (to.kind) {
    case 'route':
      return <RouteLink {...rest} href={to.href} />;
    case 'file':
      return (
        <a href={to.href} target="_blank" rel="noopener" {...rest}>
          {rest.children}
          <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
        </a>
      );
    case 'external':
    case 'redirect': // It may lead to another site, so it must not be prefetched (emit/speculation-rules.ts).
      return <a href={to.href} rel="noopener" {...rest} />;
    default: // an anchor on this page
      return <a href={to.href} {...rest} />;
  }
}

/**
 * A link to a route, with `aria-current` if it is the current page (but not for an anchor on it). The router's own
 * `Link` would add client-side loading of pages, which the browser does here (docs/decisions/0023-islands.md), and
 * resolve an address that the compiler has resolved already.
 */
function RouteLink({ href, ...rest }: ComponentPropsWithoutRef<'a'> & { href: string }) {
  const isCurrent = href.replace(/\?.*/, '') === useLocation().pathname;
  return <a {...rest} aria-current={isCurrent ? 'page' : undefined} href={href} />;
}
