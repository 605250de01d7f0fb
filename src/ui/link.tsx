import type { ComponentPropsWithoutRef } from 'react';
import { NavLink } from 'react-router-dom';
import type { Target } from '../resolved';
import { useInterface } from './interface';
import { VisuallyHidden } from './visually-hidden';

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: Target };

/** A link to what the compiler resolved. One to a route knows whether it is the current page; a file opens in a new tab. */
export function Link({ to, children, ...rest }: LinkProps) {
  const { newTab } = useInterface();
  switch (to.kind) {
    case 'route':
      return (
        // A link to the page one is on says so; a link to a place on that page leads elsewhere. The class is given as
        // a function, or the router adds names of its own.
        <NavLink
          to={to.href}
          end
          discover="none" // of routes that are not known yet: there are none
          {...rest}
          className={() => rest.className}
          aria-current={to.href.includes('#') ? 'false' : 'page'}
        >
          {children}
        </NavLink>
      );
    case 'file':
      return (
        <a href={to.href} target="_blank" rel="noopener" {...rest}>
          {children}
          <VisuallyHidden> ({newTab})</VisuallyHidden>
        </a>
      );
    case 'external':
      return (
        <a href={to.href} rel="noopener" {...rest}>
          {children}
        </a>
      );
    default:
      return (
        <a href={to.href} {...rest}>
          {children}
        </a>
      );
  }
}
