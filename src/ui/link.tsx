import type { ComponentPropsWithoutRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Target } from '../compiled';
import { useInterface } from './interface';
import { VisuallyHidden } from './visually-hidden';

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: Target };

/**
 * A link to what the compiler resolved. Only a route moves in the browser; a file opens in a new tab, and everything
 * else is the browser's own. Other properties reach the element, as Radix needs for `asChild`.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  const { newTab } = useInterface();
  switch (to.kind) {
    case 'route':
      return (
        <RouterLink to={to.href} {...rest}>
          {children}
        </RouterLink>
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
