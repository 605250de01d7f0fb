import type { ComponentPropsWithoutRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { Target } from '../resolved';
import { useInterface } from './interface';
import { VisuallyHidden } from './visually-hidden';

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: Target };

/** A link to what the compiler resolved. One to a route knows whether it is the current page; a file opens in a new tab. */
export function Link({ to, children, className, ...rest }: LinkProps) {
  const { newTab } = useInterface();
  const { pathname } = useLocation();
  switch (to.kind) {
    case 'route':
      return (
        // A link to the page one is on says so; a link to a place on that page leads elsewhere.
        <RouterLink
          to={to.href}
          discover="none" // of routes that are not known yet: there are none
          {...rest}
          aria-current={to.href.replace(/\?.*/, '') === pathname ? 'page' : undefined}
          className={className}
        >
          {children}
        </RouterLink>
      );
    case 'file':
      return (
        <a href={to.href} target="_blank" rel="noopener" className={className} {...rest}>
          {children}
          <VisuallyHidden> ({newTab})</VisuallyHidden>
        </a>
      );
    case 'external':
      return (
        <a href={to.href} rel="noopener" className={className} {...rest}>
          {children}
        </a>
      );
    default:
      return (
        <a href={to.href} className={className} {...rest}>
          {children}
        </a>
      );
  }
}
