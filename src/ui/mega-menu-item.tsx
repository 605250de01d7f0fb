import { Item, Link as MenuLink } from '@radix-ui/react-navigation-menu';
import type { Target } from '../resolved';
import { Link } from './link';
import styles from './mega-menu.module.css';
import { useMegaMenu } from './mega-menu-context';

/** A plain link in the bar of a mega-menu. Choosing it closes a group that is open beside it. */
export function MegaMenuItem({ to, label }: { to: Target; label: string }) {
  const { hide } = useMegaMenu();
  return (
    <Item className={styles.item}>
      <MenuLink asChild onSelect={hide}>
        <Link to={to} className={styles.link}>
          {label}
        </Link>
      </MenuLink>
    </Item>
  );
}
