import { Content, Item, Trigger } from '@radix-ui/react-navigation-menu';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Slot } from '../../islands/slot';
import { Icon } from '../icon';
import styles from './mega-menu.module.css';

/** Clicks within this time after a panel opened by itself belong to the same gesture. */
const gestureMilliseconds = 300;

/** Prevents Radix from setting `pointer-events: none` on closed panels, because CSS opens them before hydration. */
const usualPointerEvents = { pointerEvents: undefined };

interface MegaMenuGroupProps {
  /** The index of the group in the menu, as text. */
  group: string;
  label: string;
  /** Label of the button that closes the panel. */
  closeLabel: string;
  isOpen: boolean;
  /** Opens a group of the menu, or with an empty string none. */
  setOpen: (group: string) => void;
  /** Time at which a group of the menu opened without a press, in ms of `performance.now()`. */
  openedAt: RefObject<number>;
}

/**
 * A button in the bar of a mega menu, with its panel. All panels are in the served HTML, where CSS opens them on hover
 * and, without JavaScript, on focus. An item has `data-served` until it is mounted. Then Radix renders only the open
 * panel: a permanently mounted one would lose the focus on Escape.
 */
export function MegaMenuGroup({ group, label, closeLabel, isOpen, setOpen, openedAt }: MegaMenuGroupProps) {
  const [isMounted, setIsMounted] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** Whether CSS had opened the panel before hydration, and its button has not been pressed since. */
  const wasOpenBeforeHydration = useRef(false);
  const panelRef = useCallback((element: HTMLDivElement | null) => {
    panel.current = element;
    restoreTabOrder(element);
  }, []);

  useLayoutEffect(() => {
    setIsMounted(true);
    if (!panel.current?.getClientRects().length) return;
    setOpen(group); // CSS has opened it, so it stays open
    wasOpenBeforeHydration.current = true;
    openedAt.current = performance.now(); // the press that hydrated the menu belongs to the gesture that opened it
  }, [group, setOpen, openedAt]);

  useEffect(() => {
    if (!isOpen) return;
    // Radix puts a hidden tab stop after an open trigger. It is not needed, because the panel follows in the DOM, and a
    // focusable element that is hidden from screen readers violates WCAG 2.2, 4.1.2.
    trigger.current?.parentElement
      ?.querySelector('[aria-hidden][tabindex="0"]')
      ?.setAttribute('tabindex', '-1');

    const closeOnScroll = () => {
      if (panel.current?.contains(document.activeElement)) trigger.current?.focus({ preventScroll: true });
      setOpen('');
    };
    window.addEventListener('scroll', closeOnScroll, { passive: true });
    return () => window.removeEventListener('scroll', closeOnScroll);
  }, [isOpen, setOpen]);

  /**
   * Opens a closed panel, and leaves closing an open one to Radix, unless the press belongs to the gesture that has
   * just opened it: Radix would close it and not reopen it while the pointer stays there.
   */
  const toggle = (event: MouseEvent) => {
    // The press that started hydration is replayed after it, however long that took.
    const isReplayed = wasOpenBeforeHydration.current && !event.isTrusted;
    const isSameGesture = isReplayed || performance.now() - openedAt.current < gestureMilliseconds;
    if (!isOpen || isSameGesture) event.preventDefault();
    if (!isOpen) setOpen(group);
    wasOpenBeforeHydration.current = false;
    openedAt.current = Number.NEGATIVE_INFINITY; // the next click is a separate gesture
  };

  /** The open panel would cover the next item when that gets the focus. */
  const closeOnFocusLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen('');
  };

  /** Closes the panel when a link is followed, since the page may take time to load. */
  const closeOnLinkClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen('');
  };

  /** Moves the focus into the panel, which Radix only does if it is already open. */
  const focusPanel = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    flushSync(() => setOpen(group));
    panel.current?.querySelector('a')?.focus();
  };

  const close = () => {
    trigger.current?.focus();
    setOpen('');
  };

  return (
    <Item
      className={styles.item}
      value={group}
      onBlur={closeOnFocusLeave}
      data-served={isMounted ? undefined : ''}
    >
      <Trigger type="button" className={styles.trigger} ref={trigger} onClick={toggle} onKeyDown={focusPanel}>
        {label}
        <Icon name="chevron-down" />
      </Trigger>
      <Content
        className={styles.panel}
        ref={panelRef}
        role="group"
        forceMount={isMounted ? undefined : true}
        style={usualPointerEvents}
        onKeyDown={moveAmongLinks}
        onClick={closeOnLinkClick}
        // When the focus returns from the panel to its button, the panel stays open.
        onInteractOutside={({ target }) => target === trigger.current && restoreTabOrder(panel.current)}
      >
        <div className={styles.inner}>
          <Slot name={group} />
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
      </Content>
    </Item>
  );
}

/**
 * When the focus leaves a panel, Radix removes its content from the tab order until the focus returns through the
 * hidden stop, which we have removed. The links outlive the panel and would stay unreachable.
 */
function restoreTabOrder(panel: HTMLElement | null) {
  for (const element of panel?.querySelectorAll<HTMLElement>('[data-tabindex]') ?? []) {
    element.removeAttribute('tabindex'); // none of them had one originally
    delete element.dataset.tabindex;
  }
}

/** Arrow keys move between the links of a panel, as between the items of the bar. */
function moveAmongLinks(event: KeyboardEvent) {
  const { key, currentTarget, target } = event;
  const direction = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  const links = [...currentTarget.querySelectorAll('a')];
  const index = links.indexOf(target as HTMLAnchorElement);
  if (!direction || index < 0) return;
  event.preventDefault(); // prevents scrolling, which would also close the panel
  links[index + direction]?.focus();
}
