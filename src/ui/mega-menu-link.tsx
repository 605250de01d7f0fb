import { Link as MenuLink } from '@radix-ui/react-navigation-menu';
import type { ReactNode } from 'react';
import type { Target } from '../resolved';
import { Link } from './link';

interface MegaMenuLinkProps {
  to: Target;
  className?: string;
  children: ReactNode;
}

/** A link in a panel: choosing it closes the panel, and the arrow keys move among such links. */
export function MegaMenuLink({ to, className, children }: MegaMenuLinkProps) {
  return (
    <MenuLink asChild>
      <Link to={to} className={className}>
        {children}
      </Link>
    </MenuLink>
  );
}
