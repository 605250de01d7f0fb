import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where each entry of the history was left, for as long as the tab lives. */
const positions = new Map<string, number>();

/**
 * Scrolling on moves (spec 000, section 2): a new path begins at the top, a hash scrolls to its element, back and
 * forward return to where the visitor was, a changed query stays. A hash on the same page is the browser's own.
 */
export function useScrollOnMove(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname, hash });

  useLayoutEffect(() => {
    const left = shown.current;
    if (left.key === key) return;
    shown.current = { key, pathname, hash };
    const position = positions.get(key);
    if (type === 'POP' && position !== undefined && left.pathname !== pathname) {
      window.scrollTo({ top: position, behavior: 'instant' });
    } else if (hash) {
      scrollToAnchor(hash);
    } else if (left.pathname !== pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [key, pathname, hash, type]);

  useLayoutEffect(() => {
    const remember = () => positions.set(shown.current.key, window.scrollY);
    const leave = () => {
      window.history.scrollRestoration = 'auto'; // a reload, and a return from elsewhere, are the browser's own
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}

/** Smooth by the style sheet, at once under reduced motion; a closed answer around the element opens. */
export function scrollToAnchor(hash: string): void {
  const element = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!element) return;
  for (
    let answer = element.closest('details');
    answer;
    answer = answer.parentElement?.closest('details') ?? null
  ) {
    answer.open = true;
  }
  element.scrollIntoView();
}
