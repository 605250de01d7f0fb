import { type FocusEvent, type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Whether auto-play must wait: the carousel is out of view, or the focus is inside and must not be lost (WCAG 2.2.2,
 * and the carousel pattern of the ARIA Authoring Practices). The flag that the visitor set stays as it is.
 */
export function useWaiting(root: RefObject<HTMLElement | null>) {
  const [hasKeyboard, setHasKeyboard] = useState(false);
  const isInView = useInView(root);
  const isPageHidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
  return {
    isWaiting: hasKeyboard || !isInView || isPageHidden,
    onFocus: (event: FocusEvent) => setHasKeyboard(event.target.matches(':focus-visible')),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setHasKeyboard(false);
    },
    /** Who presses Resume with a key wants it to play now, not once the focus has moved on. */
    stopWaitingForKeyboard: () => setHasKeyboard(false),
  };
}

function useInView(root: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);
  return isInView;
}

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
