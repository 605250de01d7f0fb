import { Item, Link } from '@radix-ui/react-navigation-menu';
import styles from './mega-menu.module.css';

export interface MegaMenuItemProps {
  label: string;
  href: string;
  /** Whether it leads to the current page. */
  isCurrent: boolean;
}

/** A plain link in the bar of a mega menu. */
export function MegaMenuItem({ label, href, isCurrent }: MegaMenuItemProps) {
  return (
    <Item className={styles.item}>
      <Link asChild>
        <a href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </a>
      </Link>
    </Item>
  );
}
