import type { NavigationLink } from '../compiled';
import { Flag, Icon } from '../ui/icon';
import { Link } from '../ui/link';

/**
 * The links of a section. The markup is the same in both menus, so that it compresses well; each menu has its own
 * styles.
 */
export function MenuLinks({ links }: { links: readonly NavigationLink[] }) {
  return links.map(({ to, label, flag, icon }) => (
    <li key={to.href}>
      <Link to={to}>
        {flag ? <Flag code={flag} /> : icon && <Icon name={icon} />}
        {label}
      </Link>
    </li>
  ));
}
