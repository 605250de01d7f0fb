/**
 * Watches whether auto-play must wait: the carousel is out of view, the page is hidden, or the focus is inside (WCAG
 * 2.2.2, and the carousel pattern of the ARIA Authoring Practices). The visitor's choice is not changed.
 */
export function watchWaiting(root: HTMLElement, onChange: () => void) {
  let isInView = false;
  let hasKeyboardFocus = root.querySelector(':focus-visible') !== null;
  const setKeyboardFocus = (value: boolean) => {
    hasKeyboardFocus = value;
    onChange();
  };

  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    onChange();
  }).observe(root);
  document.addEventListener('visibilitychange', onChange);
  root.addEventListener('focusin', ({ target }) =>
    setKeyboardFocus(target instanceof Element && target.matches(':focus-visible')),
  );
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) setKeyboardFocus(false);
  });

  return {
    isWaiting: () => hasKeyboardFocus || !isInView || document.hidden,
    /** For a press on the toggle: resumed by keyboard, auto-play should begin now, although the focus is inside. */
    stopWaitingForKeyboard: () => setKeyboardFocus(false),
  };
}
