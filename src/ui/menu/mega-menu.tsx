import { List, Root } from '@radix-ui/react-navigation-menu';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useInterface } from '../interface';
import styles from './mega-menu.module.css';
import { MegaMenuContext } from './mega-menu-context';
import { MegaMenuGroup } from './mega-menu-group';
import { MegaMenuItem, type MegaMenuItemProps } from './mega-menu-item';
import { useSafeTriangle } from './use-safe-triangle';

export interface MegaMenuProps {
  /** What a screen reader calls this navigation. */
  label: string;
  className?: string;
  /** The name of the button that closes a panel. */
  closeLabel: string;
  /** Links, and groups: what the panel of one holds is the slot of its place. */
  items: readonly (MegaMenuItemProps | { label: string })[];
}

/** A bar of links and of groups that open a panel: by hover, click or key, one at a time. */
export function MegaMenu({ label, className, closeLabel, items }: MegaMenuProps) {
  const [open, setOpen] = useState('');
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const show = useCallback((group: string) => setOpen(group), []);
  const hide = useCallback(() => setOpen(''), []);
  const state = useMemo(() => ({ open, show, hide, openedAt }), [open, show, hide]);

  const change = useCallback(
    (group: string) => {
      if (!group) return hide();
      openedAt.current = performance.now(); // a click opens through `show`, so Radix opens on hover alone
      // At once: a pointer that leaves before the next render would else start a close timer that still sees
      // "nothing open", and the panel would stay.
      flushSync(() => show(group));
    },
    [show, hide],
  );
  const root = useRef<HTMLElement>(null);
  const follow = useSafeTriangle(root, change);

  return (
    <Root
      dir={useInterface().dir || undefined}
      ref={root}
      className={className}
      aria-label={label}
      value={open}
      onValueChange={follow}
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
