import { List, Root } from '@radix-ui/react-navigation-menu';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './mega-menu.module.css';
import { MegaMenuContext } from './mega-menu-context';

interface MegaMenuProps {
  /** What a screen reader calls this navigation. */
  label: string;
  className?: string;
  /** Links (`MegaMenuItem`) and groups (`MegaMenuGroup`). */
  children: ReactNode;
}

/** A bar of links and of groups that open a panel: by hover, click or key, one at a time. */
export function MegaMenu({ label, className, children }: MegaMenuProps) {
  const [open, setOpen] = useState('');
  const hoveredAt = useRef(Number.NEGATIVE_INFINITY);
  const show = useCallback((group: string) => setOpen(group), []);
  const hide = useCallback(() => setOpen(''), []);
  const state = useMemo(() => ({ open, show, hide, hoveredAt }), [open, show, hide]);

  const follow = (group: string) => {
    if (!group) return hide();
    hoveredAt.current = performance.now(); // a click opens through `show`, so Radix opens on hover alone
    // At once: a pointer that leaves before the next render would else start a close timer that still sees
    // "nothing open", and the panel would stay.
    flushSync(() => show(group));
  };

  return (
    <Root className={className} aria-label={label} value={open} onValueChange={follow} delayDuration={0}>
      <MegaMenuContext value={state}>
        <List className={styles.list}>{children}</List>
      </MegaMenuContext>
    </Root>
  );
}
