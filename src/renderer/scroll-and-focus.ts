import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where each entry of the history was left, until the next full load. */
const positions = new Map<string, number>();

/**
 * Scroll and focus restoration (spec 000, section 2): a new path begins at the top, and so does a link to the page that
 * is shown; a hash scrolls to its element, back and forward return to where the visitor was, and a changed query does
 * not scroll. The focus moves as well, so that a screen reader and the next Tab start there.
 */
export function useScrollAndFocus(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname, search });

  useLayoutEffect(() => {
    const left = shown.current;
    if (left.key !== key) {
      shown.current = { key, pathname, search };
      const isPop = type === 'POP';
      const position = isPop ? positions.get(key) : undefined;
      const anchor = position === undefined ? anchorOf(hash) : null;
      const begins = left.pathname !== pathname || !(isPop || hash || left.search !== search);
      if (anchor)
        anchor.scrollIntoView(); // smoothly, if the style sheet lets it
      else if (begins || position !== undefined) window.scrollTo({ top: position ?? 0, behavior: 'instant' });
      if (anchor && !isPop) {
        anchor.tabIndex = -1;
        anchor.focus({ preventScroll: true });
      } else if (begins) main.current?.focus({ preventScroll: true });
    }
    positions.set(key, window.scrollY); // also where the visitor moves on without scrolling
  }, [main, key, pathname, search, hash, type]);

  useLayoutEffect(() => {
    const savePosition = () => positions.set(shown.current.key, window.scrollY);
    /** The browser itself follows a link to a place on the page. Its entry gets a name, as the router's have. */
    const nameEntry = () => {
      if (window.history.state) return;
      const key = `place ${performance.now()}`;
      window.history.replaceState({ key }, '');
      if (window.location.pathname === shown.current.pathname) shown.current = { ...shown.current, key };
    };
    const restoreManually = () => {
      window.history.scrollRestoration = 'manual';
    };
    const restoreAutomatically = () => {
      window.history.scrollRestoration = 'auto'; // a reload, and a return from elsewhere, are the browser's own
    };
    const unmount = new AbortController();
    const { signal } = unmount;
    restoreManually();
    window.addEventListener('popstate', nameEntry, { capture: true, signal }); // before the router handles it
    window.addEventListener('scroll', savePosition, { passive: true, signal });
    window.addEventListener('pageshow', restoreManually, { signal }); // restored from the back/forward cache
    window.addEventListener('pagehide', restoreAutomatically, { signal });
    return () => unmount.abort();
  }, []);
}

/** The element of a hash: its id is plain ASCII (parts/anchor.schema.json). A closed answer around it opens. */
function anchorOf(hash: string): HTMLElement | null {
  const element = document.getElementById(hash.slice(1));
  for (let around = element; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  return element;
}
