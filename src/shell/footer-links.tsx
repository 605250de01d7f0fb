import type { NavigationLink } from '../compiled';
import { Link } from '../ui/link';

/** The items of a list of links in the footer. */
export function FooterLinks({ links }: { links: readonly NavigationLink[] }) {
  return links.map(({ label, to }) => (
    <li key={to.href}>
      <Link to={to}>{label}</Link>
    </li>
  ));
}
