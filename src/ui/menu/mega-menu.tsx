import { List, Root } from '@radix-ui/react-navigation-menu';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSiteSettings } from '../site-settings';
import styles from './mega-menu.module.css';
import { MegaMenuContext } from './mega-menu-context';
import { MegaMenuGroup } from './mega-menu-group';
import { MegaMenuItem, type MegaMenuItemProps } from './mega-menu-item';
import { useSafeTriangle } from './use-safe-triangle';

export interface MegaMenuProps {
  /** Accessible name of the navigation. */
  label: string;
  className?: string;
  /** Label of the button that closes a panel. */
  closeLabel: string;
  /** Links and groups. The content of a group's panel comes from the island slot whose name is the group's index. */
  items: readonly (MegaMenuItemProps | { label: string })[];
}

/** A bar of links and groups that open a panel, one at a time, by hover, click or key. */
export function MegaMenu({ label, className, closeLabel, items }: MegaMenuProps) {
  const [open, setOpen] = useState('');
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const show = useCallback((group: string) => setOpen(group), []);
  const hide = useCallback(() => setOpen(''), []);
  const state = useMemo(() => ({ open, show, hide, openedAt }), [open, show, hide]);

  const change = useCallback(
    (group: string) => {
      if (!group) return hide();
      openedAt.current = performance.now(); // Radix calls this on hover only, because clicks are handled by `show`
      // Synchronously, because a pointer that leaves before the next render would start a close timer that still sees
      // no open panel, and the panel would stay open.
      flushSync(() => show(group));
    },
    [show, hide],
  );
  const root = useRef<HTMLElement>(null);
  const delayedChange = useSafeTriangle(root, change);

  return (
    <Root
      dir={useSiteSettings().dir || undefined}
      ref={root}
      className={className}
      aria-label={label}
      value={open}
      onValueChange={delayedChange}
      delayDuration={0}
      data-keys=""
    >
      <MegaMenuContext value={state}>
        <List className={styles.list}>
          {items.map((item, index) =>
            'href' in item ? (
              <MegaMenuItem key={item.label} {...item} />
            ) : (
              <MegaMenuGroup key={item.label} group={`${index}`} {...item} closeLabel={closeLabel} />
            ),
          )}
        </List>
      </MegaMenuContext>
    </Root>
  );
}
