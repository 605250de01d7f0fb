import type { NavigationLink } from '../compiled';
import { Link } from '../ui/link';
import { Emblem } from './emblem';

/** The links of a section, in both menus the same: what is written twice is packed as one. Each menu has its own styles. */
export function MenuLinks({ links }: { links: readonly NavigationLink[] }) {
  return links.map((link) => (
    <li key={link.to.href}>
      <Link to={link.to}>
        <Emblem link={link} />
        {link.label}
      </Link>
    </li>
  ));
}
