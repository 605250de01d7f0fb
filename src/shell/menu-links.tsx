import type { ComponentProps } from 'react';
import type { NavigationLink } from '../compiled';
import { Flag, Icon } from '../ui/icon';
import { Link } from '../ui/link';
import styles from './menu-links.module.css';

interface MenuLinksProps extends ComponentProps<'ul'> {
  links: readonly NavigationLink[];
}

/** The links of a section. The markup is the same in all menus, so that it compresses well. */
export const MenuLinks = ({ links, ...list }: MenuLinksProps) => (
  <ul className={styles.links} {...list}>
    {links.map(({ to, label, flag, icon }) => (
      <li key={to.href}>
        <Link to={to}>
          {flag ? <Flag code={flag} /> : icon && <Icon name={icon} />}
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
