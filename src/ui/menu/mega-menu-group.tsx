import { Content, Item, Trigger } from '@radix-ui/react-navigation-menu';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
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
import { useMegaMenu } from './mega-menu-context';

/** So long after the panel opened by itself, a click belongs to the same gesture. */
const gestureMilliseconds = 300;

/** Left to itself, Radix takes the pointer from closed panels; before script runs, style sheets open them. */
const pointerAsUsual = { pointerEvents: undefined };

interface MegaMenuGroupProps {
  /** Its place in the menu. */
  group: string;
  label: string;
  closeLabel: string;
}

/**
 * A button in the bar of a mega-menu, and its panel. All panels are in the served HTML, where CSS opens them on hover
 * and, without script, on focus; once mounted, Radix keeps only the open one (kept for good, a panel loses the focus on Escape).
 */
export function MegaMenuGroup({ group, label, closeLabel }: MegaMenuGroupProps) {
  const { open, show, hide, openedAt } = useMegaMenu();
  const [mounted, setMounted] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** Style had opened it when it woke, and it was not pressed since. */
  const wokeOpen = useRef(false);
  const isOpen = open === group;
  const takePanel = useCallback((element: HTMLDivElement | null) => {
    panel.current = element;
    keepTabOrder(element);
  }, []);

  useLayoutEffect(() => {
    setMounted(true);
    if (!panel.current?.getClientRects().length) return;
    show(group); // as CSS has opened it, so it stays
    wokeOpen.current = true;
    openedAt.current = performance.now(); // the press that woke the menu is one with what opened it
  }, [group, show, openedAt]);

  useEffect(() => {
    if (!isOpen) return;
    // Radix puts a hidden stop for the Tab key behind an open trigger. The panel follows by itself, and a focusable
    // element that is hidden from screen readers is a fault (WCAG 2.2, 4.1.2).
    trigger.current?.parentElement
      ?.querySelector('[aria-hidden][tabindex="0"]')
      ?.setAttribute('tabindex', '-1');

    const closeOnScroll = () => {
      if (panel.current?.contains(document.activeElement)) trigger.current?.focus({ preventScroll: true });
      hide();
    };
    window.addEventListener('scroll', closeOnScroll, { passive: true });
    return () => window.removeEventListener('scroll', closeOnScroll);
  }, [isOpen, hide]);

  /** Prevents the default of Radix, which closes the panel and does not open it again under the pointer. */
  const toggle = (event: MouseEvent) => {
    const wasKept = wokeOpen.current && !event.isTrusted; // while it slept, however long it took to wake
    const isSameGesture = wasKept || performance.now() - openedAt.current < gestureMilliseconds;
    if (!isOpen || isSameGesture) event.preventDefault();
    if (!isOpen) show(group);
    wokeOpen.current = false;
    openedAt.current = Number.NEGATIVE_INFINITY; // the next click is a gesture of its own
  };

  /** The focus moves on to the next item, which the panel would cover. */
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) hide();
  };

  /** The page that a link leads to may take its time. */
  const closeOnceChosen = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) hide();
  };

  /** Into the panel, which Radix does only if it is open already. */
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    flushSync(() => show(group));
    panel.current?.querySelector('a')?.focus();
  };

  const close = () => {
    trigger.current?.focus();
    hide();
  };

  return (
    <Item
      className={styles.item}
      value={group}
      ref={item}
      onBlur={closeBehindFocus}
      data-served={mounted ? undefined : ''}
    >
      <Trigger type="button" className={styles.trigger} ref={trigger} onClick={toggle} onKeyDown={enter}>
        {label}
        <Icon name="chevron-down" />
      </Trigger>
      <Content
        className={styles.panel}
        ref={takePanel}
        role="group"
        forceMount={mounted ? undefined : true}
        style={pointerAsUsual}
        onKeyDown={moveAmongLinks}
        onClick={closeOnceChosen}
        onInteractOutside={({ target }) => target === trigger.current && keepTabOrder(panel.current)}
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
 * Radix takes what is in a panel out of the order of the Tab key as soon as the focus is elsewhere, until it comes back
 * through the stop behind the trigger, which is none here. The links outlive their panel, and would stay out for good.
 */
function keepTabOrder(panel: HTMLElement | null) {
  for (const element of panel?.querySelectorAll<HTMLElement>('[data-tabindex]') ?? []) {
    element.removeAttribute('tabindex'); // none of them had one
    delete element.dataset.tabindex;
  }
}

/** The arrow keys move among the links of a panel, as among those of the bar. */
function moveAmongLinks(event: KeyboardEvent) {
  const { key, currentTarget, target } = event;
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  const links = [...currentTarget.querySelectorAll('a')];
  const at = links.indexOf(target as HTMLAnchorElement);
  if (!step || at < 0) return;
  event.preventDefault(); // the page would scroll, and the panel close
  links[at + step]?.focus();
}
