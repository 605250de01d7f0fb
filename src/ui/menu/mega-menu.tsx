import { Item, Link, List, Root } from '@radix-ui/react-navigation-menu';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSiteSettings } from '../site-settings';
import styles from './mega-menu.module.css';
import { MegaMenuGroup } from './mega-menu-group';
import { useSafeTriangle } from './use-safe-triangle';

export interface MegaMenuProps {
  /** Accessible name of the navigation. */
  label: string;
  className?: string;
  /** Label of the button that closes a panel. */
  closeLabel: string;
  /** Links and groups. The content of a group's panel comes from the island slot whose name is the group's index. */
  items: readonly (MegaMenuLinkProps | { label: string })[];
}

interface MegaMenuLinkProps {
  label: string;
  href: string;
  /** Whether it leads to the current page. */
  isCurrent: boolean;
}

/**
 * A bar of links and groups that open a panel, one at a time, by hover, click or key. Before hydration, `data-keys`
 * marks where arrow keys and Escape have to wait for the script.
 */
export function MegaMenu({ label, className, closeLabel, items }: MegaMenuProps) {
  /** The index of the open group, as text; empty if none is open. */
  const [open, setOpen] = useState('');
  /** Time at which a group opened without a press, in ms of `performance.now()`. */
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const change = useCallback((group: string) => {
    if (!group) return setOpen('');
    openedAt.current = performance.now(); // Radix calls this on hover only, because the groups handle clicks
    // Synchronously, because a pointer that leaves before the next render would start a close timer that still sees
    // no open panel, and the panel would stay open.
    flushSync(() => setOpen(group));
  }, []);
  const root = useRef<HTMLElement>(null);
  const delayedChange = useSafeTriangle(root, change);

  return (
    <Root
      dir={useSiteSettings().dir}
      ref={root}
      className={className}
      aria-label={label}
      value={open}
      onValueChange={delayedChange}
      delayDuration={0}
      data-keys=""
    >
      <List className={styles.list}>
        {items.map((item, index) =>
          'href' in item ? (
            <MegaMenuLink key={item.label} {...item} />
          ) : (
            <MegaMenuGroup
              key={item.label}
              group={`${index}`}
              {...item}
              closeLabel={closeLabel}
              isOpen={open === `${index}`}
              setOpen={setOpen}
              openedAt={openedAt}
            />
          ),
        )}
      </List>
    </Root>
  );
}

const MegaMenuLink = ({ label, href, isCurrent }: MegaMenuLinkProps) => (
  <Item className={styles.item}>
    <Link asChild>
      <a href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </a>
    </Link>
  </Item>
);
